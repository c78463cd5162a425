"""Tables: what their entries make of them, who sits there, and who is connected."""
