"""The tester's tools in the window: the panel that forces the next play and shows the one on the table."""
