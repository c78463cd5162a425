// Written by `make generate` from impera.notation and impera.rules. Do not edit.
export const OPTIONS = {"players": {"values": [2, 3, 4], "range": null, "default": 3, "state": "players", "group": "table"}, "deal": {"values": ["basic", "draft"], "range": null, "default": "basic", "state": "draft", "group": "table"}, "teams": {"values": [false, true], "range": null, "default": false, "state": "teams", "group": "table"}, "edition": {"values": ["en", "ru", "uk", "pt", "el"], "range": null, "default": "en", "state": null, "group": "table"}, "last_round": {"values": ["equal-turns", "others-once-more"], "range": null, "default": "equal-turns", "state": "once_more", "group": "rules"}, "religion": {"values": ["on-apply", "at-draw"], "range": null, "default": "on-apply", "state": "at_draw", "group": "rules"}, "copy_owned": {"values": [false, true], "range": null, "default": true, "state": "copy_owned", "group": "rules"}, "copy_slot": {"values": ["domain", "effect"], "range": null, "default": "domain", "state": "copy_by_effect", "group": "rules"}, "self_target": {"values": [false, true], "range": null, "default": true, "state": "self_target", "group": "rules"}, "democracy_needs_card": {"values": [false, true], "range": null, "default": true, "state": "democracy_needs_card", "group": "rules"}, "centre": {"values": ["counterclockwise", "clockwise"], "range": null, "default": "counterclockwise", "state": "centre_clockwise", "group": "rules"}, "max_turns": {"values": null, "range": [1, 100000], "default": 400, "state": "max_turns", "group": "rules"}} as const;
export const EDITIONS = {"en": {}, "ru": {}, "uk": {"centre": "clockwise"}, "pt": {"last_round": "others-once-more", "self_target": false}, "el": {"copy_owned": false}} as const;
export const FORMER_EDITIONS = [{"pt": {"last_round": "others-once-more", "self_target": false, "democracy_needs_card": false}, "el": {}}] as const;
export const FORMER_READINGS = [[{"option": "religion", "value": "at-draw", "number": 2}]] as const;
export const FIRST_REVISION = 1 as const;
export const REVISION = 2 as const;
export const TEAM_PLAYERS = 4 as const;
export const PARAMETERS = {"2": {"removed": 3, "level1": 3, "level2": 5, "hegemony": 8}, "3": {"removed": 3, "level1": 3, "level2": 5, "hegemony": 7}, "4": {"removed": 0, "level1": 2, "level2": 4, "hegemony": 7}} as const;
export const COPIES = [8, 8, 4, 8, 8, 4, 4, 8, 4, 8, 8, 4, 4, 8, 16] as const;
export const DEALT = {"basic": 3, "draft": 4} as const;
export const RECORD_VERSION = 1 as const;
export const VIEW_VERSION = 1 as const;
export const MOST_SEED = 18446744073709551615n;
