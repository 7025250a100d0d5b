"""The settings: sound, display, market profile, and where everything is kept."""
