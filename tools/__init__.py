"""Tools that make and check what the program needs; the program itself never imports them."""
