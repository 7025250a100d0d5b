"""The pictures of Christmas Jumper: knitted backdrops, panels, patches, sewn labels, felt digits, lists."""
