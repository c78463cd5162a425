"""A view holds what a seat may know: after an Inquisition the two players know cards that the third does not."""

import impera

game = impera.Game.from_position(
    {
        "players": 3,
        "deck": ["M2"] * 8,
        "seats": [
            {"hand": ["S1", "C1"], "area": ["R1"]},
            {"hand": ["M1", "E1"]},
            {"hand": ["R1"]},
        ],
    }
)
for decision in ("play S1", "use inquisition", "choose 1", "give C1", "give E1"):
    game.play(decision)
for viewer in (0, 1, 2, None):
    who = "a spectator" if viewer is None else f"seat {viewer}"
    known = {seat.seat: " ".join(seat.known) for seat in game.view(viewer).seats if seat.known}
    print(f"{who} knows {known}")
