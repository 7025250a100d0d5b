"""Every sound there is, in the order they are baked."""

from functools import partial

from tools.sound.pieces import (
    counting,
    festive_music,
    interface,
    jumper_music,
    knitting,
    lobby_music,
    moments,
    presents,
    puddings,
    tiles,
    wins,
)
from tools.sound.recipe import Recipe

INTERFACE = (
    Recipe("button", "interface", interface.button),
    Recipe("button_back", "interface", interface.button_back),
    Recipe("focus_move", "interface", interface.focus_move, -0.9),
    Recipe("toggle", "interface", interface.toggle),
    Recipe("slider_tick", "interface", interface.slider_tick, -0.9),
    Recipe("dialog_open", "interface", interface.dialog_open),
    Recipe("dialog_close", "interface", interface.dialog_close),
    Recipe("refusal", "interface", interface.refusal),
    Recipe("page_turn", "interface", interface.page_turn, -0.6),
    Recipe("purchase", "interface", interface.purchase, 0.8),
)
FESTIVE = (
    Recipe("pudding_squash", "effect", puddings.pudding_squash, -0.6),
    *(Recipe(f"pudding_burst{number}", "effect", partial(puddings.pudding_burst, number)) for number in (1, 2, 3)),
    Recipe("symbol_appear", "effect", puddings.symbol_appear, -0.6),
    *(Recipe(f"tile_match{number}", "effect", partial(tiles.tile_match, number), -0.6) for number in (1, 2, 3, 4)),
    Recipe("corner_fill", "effect", tiles.corner_fill),
    Recipe("corner_bonus", "effect", tiles.corner_bonus, 0.9),
    *(Recipe(f"line_gold{number}", "effect", partial(tiles.line_gold, number), 0.9) for number in (1, 2, 3, 4)),
    Recipe("reveal_all_start", "effect", moments.reveal_all_start),
    Recipe("hint", "effect", moments.hint, -0.9),
    Recipe("no_prize", "effect", moments.no_prize, -0.9),
    Recipe("play_end", "effect", moments.play_end, -0.6),
    Recipe("prize_quiet", "effect", moments.prize_quiet, -0.3),
    Recipe("coin_shower", "effect", counting.coin_shower, -0.6),
)
JUMPER = (
    *(Recipe(f"yarn_unravel{number}", "effect", partial(knitting.yarn_unravel, number), -0.7) for number in (1, 2, 3)),
    Recipe("number_appear", "effect", knitting.number_appear, -0.6),
    Recipe("number_match", "effect", knitting.number_match, 0.6),
    Recipe("tree_found", "effect", knitting.tree_found, 0.6),
    Recipe("tree_flight", "effect", knitting.tree_flight),
    Recipe("tree_home", "effect", knitting.tree_home, 0.6),
    Recipe("bonus_unlocked", "effect", knitting.bonus_unlocked, 0.9),
    Recipe("window_unravel", "effect", knitting.window_unravel, 0.6),
    Recipe("present_shake", "effect", presents.present_shake, -0.7),
    *(Recipe(f"present_open{number}", "effect", partial(presents.present_open, number)) for number in (1, 2, 3)),
    Recipe("symbol_light", "effect", presents.symbol_light, -0.6),
    Recipe("silhouette_fill", "effect", presents.silhouette_fill),
    Recipe("list_won", "effect", presents.list_won, 0.9),
    Recipe("bauble_flight", "effect", presents.bauble_flight, -0.3),
    Recipe("pick_added", "effect", presents.pick_added),
    Recipe("lists_lost", "effect", presents.lists_lost, -0.7),
)
COUNT = (
    *(Recipe(f"count{number}", "tick", partial(counting.count, number)) for number in (1, 2, 3, 4)),
    Recipe("count_end", "tick", counting.count_end, 0.9),
)
WINS = (
    Recipe("win_nice", "win", wins.win_nice, -0.8, "Ding Dong Merrily on High (Arbeau, 1589)"),
    Recipe("win_big", "win", wins.win_big, -0.3, "We Wish You a Merry Christmas (English, traditional)"),
    Recipe("win_huge", "win", wins.win_huge, 0.2, "Angels We Have Heard on High (French, traditional)"),
    Recipe("win_jackpot", "win", wins.win_jackpot, 0.8, "Joy to the World (Mason, 1848)"),
)
MUSIC = (
    Recipe("music_lobby", "music", lobby_music.music_lobby, -0.5, "Silent Night (Gruber, 1818)", loop=True),
    Recipe(
        "music_festive",
        "music",
        festive_music.music_festive,
        0.0,
        "Deck the Halls (Welsh, traditional) and Good King Wenceslas (Piae Cantiones, 1582)",
        loop=True,
    ),
    Recipe(
        "music_jumper", "music", jumper_music.music_jumper, -0.2, "O Christmas Tree (German, traditional)", loop=True
    ),
)
SOUNDS = (*INTERFACE, *FESTIVE, *JUMPER, *COUNT, *WINS, *MUSIC)
