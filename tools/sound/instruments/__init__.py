"""The instruments: each function turns a frequency, a length and a velocity into samples."""
