#!/usr/bin/env python3
"""How many columns each character takes, as the utf8proc says that the program is linked with: where that is not one.

usage: widths.py OUTPUT    a line for each stretch: {first, last, columns},
"""
import ctypes
import ctypes.util
import sys


def stretches(columns):
    first = 0
    for code in range(1, 0x110001):
        if code == 0x110000 or columns(code) != columns(first):
            yield first, code - 1, columns(first)
            first = code


def main():
    utf8proc = ctypes.CDLL(ctypes.util.find_library("utf8proc"))
    lines = ["{0x%X, 0x%X, %d},\n" % row for row in stretches(utf8proc.utf8proc_charwidth) if row[2] != 1]
    with open(sys.argv[1], "w", encoding="ascii") as file:
        file.writelines(lines)


main()
