"""The lessons as they are meant to be played, and as they are missed."""

INTENDED = {
    "thresholds": ["play R1", "use holy-book", "end"],
    "blocking": ["play C1", "use embargo", "choose 1 science", "end"],
    "combining": ["play R1", "use oligarchy", "take R2", "use development", "discard E1", "play R2", "end"],
    "inspiration": ["play C2", "copy monopoly 1", "discard C1", "discard C2", "play R1", "play R2", "end"],
    "last-cards": ["play R1", "end"],
    "draft": ["keep S1", "keep S1", "keep C1", "claim S1"],
    "team": ["play M2", "use inquisition", "choose 2", "give R2", "give E2", "give S2", "end"],
}

# Every way to miss a goal, and its name.
MISSED = [
    ("thresholds", ["play M1"], "card"),
    ("thresholds", ["play R1", "use inquisition"], "spent"),
    ("thresholds", ["play R1", "end"], "early"),
    ("blocking", ["play M2", "end"], "lost"),
    ("blocking", ["play M2", "use embargo", "choose 0 military", "end"], "elsewhere"),
    ("combining", ["play M1"], "card"),
    ("combining", ["play R1", "end"], "ended"),
    ("combining", ["play R1", "use oligarchy", "take S1"], "fetched"),
    ("combining", ["play R1", "use development", "discard R1"], "gone"),
    ("combining", ["play R1", "use inquisition"], "gone"),
    ("combining", ["play R1", "use development", "discard E1", "play M1"], "hurried"),
    ("inspiration", ["play R1"], "card"),
    ("inspiration", ["play C2", "copy development 1"], "other"),
    ("inspiration", ["play C2", "copy purge 1"], "other"),
    ("inspiration", ["play C2", "copy monopoly 1", "discard R1"], "gone"),
    ("inspiration", ["play C2", "use inquisition"], "gone"),
    ("inspiration", ["play C2", "use divine-right", "end"], "ended"),
    ("last-cards", ["play M2", "end"], "lost"),
    ("last-cards", ["play C2", "end"], "lost"),
    ("draft", ["keep R1"], "bait"),
    ("draft", ["keep S1", "keep C1"], "passed"),
    ("draft", ["keep S1", "keep S1", "keep S1"], "hidden"),
    ("draft", ["keep S1", "keep S1", "keep C1", "claim C1"], "claimed"),
    ("team", ["play R2"], "card"),
    ("team", ["play M2", "use attack", "choose religion"], "struck"),
    ("team", ["play M2", "use inquisition", "choose 3"], "elsewhere"),
    ("team", ["play M2", "use inquisition", "choose 2", "give C2", "give E2", "give S2"], "kept"),
    ("team", ["play M2", "end"], "ended"),
]
