"""Playing many rounds of the real rules in blocks, and holding what came against the exact figures."""
