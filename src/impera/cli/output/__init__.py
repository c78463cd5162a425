"""What commands print: plain lines, progress, and tables of results."""
