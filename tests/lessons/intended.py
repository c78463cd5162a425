"""The lessons as they are meant to be played."""

INTENDED = {
    "thresholds": ["play R1", "use holy-book", "end"],
    "blocking": ["play C1", "use embargo", "choose 1 science", "end"],
    "combining": ["play R1", "use oligarchy", "take R2", "use development", "discard E1", "play R2", "end"],
    "inspiration": ["play C2", "copy monopoly 1", "discard C1", "discard C2", "play R1", "play R2", "end"],
    "last-cards": ["play R1", "end"],
    "draft": ["keep S1", "keep S1", "keep C1", "claim S1"],
    "team": ["play M2", "use inquisition", "choose 2", "give R2", "give E2", "give S2", "end"],
}
