"""How the command is installed; everything else stands in setup.cfg."""

import os

from setuptools import setup

if os.name == "posix":
    setup(scripts=["launcher/brzdek"])
else:
    setup(entry_points={"console_scripts": ["brzdek = brzdek.cli:main"]})
