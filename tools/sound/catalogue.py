"""Every sound there is, in the order they are baked."""

from functools import partial

from tools.sound.pieces import (
    bells,
    bells_bonus,
    bells_prizes,
    christmas_spins_music,
    counting,
    festive_music,
    interface,
    jingle_music,
    jumper_music,
    knitting,
    lobby_music,
    moments,
    monopoly_music,
    presents,
    property_bonus,
    puddings,
    reels,
    tiles,
    wins,
)
from tools.sound.pieces import property as street
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
    Recipe("no_prize", "quiet", moments.no_prize, 0.2),
    Recipe("play_end", "effect", moments.play_end, -0.6),
    Recipe("prize_quiet", "quiet", moments.prize_quiet, 0.8),
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
    Recipe("lists_lost", "quiet", presents.lists_lost, 0.4),
)
REELS = (
    Recipe("reel_start", "effect", reels.reel_start, -0.8),
    *(Recipe(f"reel_stop{number}", "series", partial(reels.reel_stop, number), 0.6) for number in range(1, 7)),
    Recipe("tension", "tension", reels.tension),
    Recipe("nudge", "effect", reels.nudge),
    Recipe("line_shown", "quiet", reels.line_shown, 0.4),
    Recipe("lines_quiet", "quiet", reels.lines_quiet, 0.4),
    Recipe("lines_won", "effect", reels.lines_won, 0.6),
)
PROPERTY = (
    Recipe("house_land", "effect", street.house_land, -0.3),
    Recipe("gentleman_lands", "effect", street.gentleman_lands, 0.6),
    Recipe("hat_throw", "effect", street.hat_throw, -0.3),
    Recipe("hat_back", "effect", street.hat_back, -0.6),
    Recipe("house_build", "effect", street.house_build, -0.3),
    Recipe("houses_sink", "effect", street.houses_sink, -0.3),
    Recipe("hotel_rise", "effect", street.hotel_rise, 0.9),
    Recipe("rent_due", "effect", street.rent_due, -0.6),
    Recipe("rent_paid", "effect", street.rent_paid),
    Recipe("multiplier_strikes", "effect", street.multiplier_strikes, 0.6),
    Recipe("lane_in", "effect", property_bonus.lane_in),
    Recipe("dice_roll", "effect", property_bonus.dice_roll),
    *(
        Recipe(f"die_knock{number}", "series", partial(property_bonus.die_knock, number), 0.9 - 0.45 * number)
        for number in (1, 2, 3)
    ),
    Recipe("token_hop", "series", property_bonus.token_hop, 0.3),
    Recipe("sector_reached", "effect", property_bonus.sector_reached, 0.9),
    Recipe("diamond", "effect", property_bonus.diamond, 0.3),
    Recipe("bonus_won", "effect", property_bonus.bonus_won, 0.9),
    Recipe("scene_change", "effect", property_bonus.scene_change),
    Recipe("spins_back", "effect", property_bonus.spins_back),
    Recipe("house_for_rent", "effect", property_bonus.house_for_rent, 0.6),
    Recipe("grid_full", "effect", property_bonus.grid_full, 0.9),
    Recipe("bonus_over", "effect", property_bonus.bonus_over, -0.6),
    Recipe("generous_hand", "effect", property_bonus.generous_hand, 0.6),
)
BELLS = (
    *(Recipe(f"bell_ring{number}", "effect", partial(bells.bell_ring, number), -0.8) for number in (1, 2, 3)),
    Recipe("frame_left", "effect", bells.frame_left, -0.7),
    Recipe("frame_struck", "effect", bells.frame_struck, 0.3),
    *(Recipe(f"leaf_turn{number}", "series", partial(bells.leaf_turn, number), -1.2) for number in range(1, 9)),
    Recipe("multiplier_raised", "effect", bells.multiplier_raised, 0.6),
    Recipe("scatter_land1", "effect", partial(bells.scatter_land, 1), 0.3),
    Recipe("scatter_land2", "effect", partial(bells.scatter_land, 2), 0.6),
    Recipe("spins_triggered", "effect", bells.spins_triggered, 0.9),
    Recipe("scatter_turned", "effect", bells.scatter_turned),
    *(Recipe(f"bauble_land{number}", "series", partial(bells_bonus.bauble_land, number), 0.6) for number in (1, 2, 3)),
    Recipe("gold_bauble_land", "effect", bells_bonus.gold_bauble_land),
    Recipe("present_land", "effect", bells_bonus.present_land, 0.6),
    Recipe("spark_flight", "effect", bells_bonus.spark_flight, -0.8),
    Recipe("half_filled", "effect", bells_bonus.half_filled, -0.4),
    Recipe("stage_extend", "effect", bells_bonus.stage_extend, 0.6),
    Recipe("stage_double", "effect", bells_bonus.stage_double, 0.7),
    Recipe("stage_expand", "effect", bells_bonus.stage_expand, 0.9),
    Recipe("hold_and_respin", "effect", bells_bonus.hold_and_respin, 0.3),
    Recipe("board_filled", "effect", bells_prizes.board_filled, 0.9),
    *(
        Recipe(f"prize_collected{number}", "series", partial(bells_bonus.prize_collected, number), 0.6)
        for number in range(1, 6)
    ),
    Recipe("christmas_spins_over", "effect", bells_bonus.christmas_spins_over, -0.6),
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
    Recipe("grand_prize", "win", bells_prizes.grand_prize, 0.4),
    Recipe("win_cap", "win", bells_prizes.win_cap, 0.2),
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
    Recipe(
        "music_monopoly",
        "music",
        monopoly_music.music_monopoly,
        -0.2,
        "God Rest You Merry, Gentlemen (English, traditional)",
        loop=True,
    ),
    Recipe("music_jingle", "music", jingle_music.music_jingle, -0.1, loop=True),
    Recipe("music_christmas_spins", "music", christmas_spins_music.music_christmas_spins, 0.2, loop=True),
)
SOUNDS = (*INTERFACE, *FESTIVE, *JUMPER, *REELS, *PROPERTY, *BELLS, *COUNT, *WINS, *MUSIC)
