"""The stage of Festive Lines Gold: splash, board, puddings, end."""
