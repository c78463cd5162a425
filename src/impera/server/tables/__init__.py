"""Tables: the state their entries produce, who sits there, and who is connected."""
