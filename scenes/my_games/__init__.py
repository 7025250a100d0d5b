"""My Games: every play that was bought, what came of it, and a way to see it again."""
