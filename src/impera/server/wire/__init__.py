"""What travels between server and clients: messages, bodies, refusals and tokens."""
