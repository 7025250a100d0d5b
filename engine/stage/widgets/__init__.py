"""Things on the screen that a person uses: buttons, meters, sliders, lists."""
