"""What builds, writes and judges parts of this repository; `make` calls it."""
