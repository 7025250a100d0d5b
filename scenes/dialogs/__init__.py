"""Dialogs over a scene: a message, a question, the menu, and what is said when something is wrong."""
