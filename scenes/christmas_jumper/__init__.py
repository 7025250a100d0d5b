"""The stage of Christmas Jumper: splash, knitted numbers, the change of window, presents and lists, end."""
