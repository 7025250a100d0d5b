"""The journal: wallet, plays, history and settings in one SQLite file that survives kills and full disks."""
