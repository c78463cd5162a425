"""The commands of `impera`, one file each."""
