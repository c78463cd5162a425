"""What server and clients exchange: messages, bodies, refusals and tokens."""
