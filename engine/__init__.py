"""What all four games share: rules, journal, stage and QA, in layers that only look downward."""
