"""Environments in the compiled subset: one game stepped, rewarded and shown as a tensor."""
