"""What several scenes share: status strip, HUD, end message, celebration, dialogs."""
