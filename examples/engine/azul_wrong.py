#!/usr/bin/env python3
"""The same engine with one rule wrong: a tile joined in both directions is counted in one of them only."""
import azul


def joined(across, down):
    return max(across, down)


azul.joined = joined

if __name__ == "__main__":
    azul.main()
