"""Modelling kit for Blender: shapes, materials, light, rendering and grading."""
