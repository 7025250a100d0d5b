"""Start Tinsel: `python3 main.py` opens the app, `python3 main.py test` passes the tests.

This file alone is written so that even a very old Python can read it, to say which one is needed.
"""

import os
import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 (an older Python must be told, in words, that it is too old)
        sys.stderr.write(
            "Tinsel needs Python 3.11 or newer, and this is Python " + sys.version.split()[0] + ": install a newer one "
            "from python.org or your system's packages, and start main.py with it.\n"
        )
        sys.exit(2)
    folder = os.path.dirname(os.path.realpath(__file__))  # noqa: PTH120 (pathlib is not in every old Python)
    if folder not in sys.path:  # safe-path mode leaves the script's own folder out
        sys.path.insert(0, folder)
    try:
        from commands.command_line import main

        code = main(sys.argv[1:])
    except KeyboardInterrupt:  # Ctrl-C while even the first modules were being loaded
        code = 130
    sys.exit(code)
