#!/usr/bin/env python3
"""An engine for `arbiter kit`: Grawlix, from the draft on."""
import json
import sys


def fits(grid, tile, cell):
    (x, y), cells = cell, list(grid) + [cell]
    if cell in grid or grid and not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(grid):
        return False
    if any(max(way) - min(way) > 5 for way in zip(*cells)):
        return False
    return not any((there[0] == x or there[1] == y) and (laid[0] == tile[0] or laid[1] == tile[1])
                   for there, laid in grid.items())


def can_play(grid, hand):
    cells = {(x + right, y + down) for x, y in grid for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))} or {(0, 0)}
    return any(fits(grid, tile, cell) for tile in hand for cell in cells)


def judge(case):
    if case["game"] != "grawlix" or case["position"] or case["needs"]:
        return {"unknown": True}
    supply = {glyph + color for glyph in "@#$%&*" for color in "ROYGBV"}
    hands, grid, played, turn = [], {}, [0, 0], int(case["header"].get("Start", "P1")[1:]) - 1
    for event in case["events"]:
        legal, tiles = False, event.get("tiles", [])
        if event["verb"] == "draft" and not hands:
            legal = len(tiles) == len(supply & set(tiles)) == 8
            hands, supply = [set(tiles[turn::2]), set(tiles[1 - turn::2])], supply - set(tiles)
        elif event["verb"] == "play" and hands and can_play(grid, hands[turn]):
            tile, at, drawn = event["tile"], event["cell"].split(","), event["redrafts"]
            cell = tuple(map(int, at)) if len(at) == 2 else None  # None: a direction from no tile
            legal = cell and event["player"] == turn + 1 and tile in hands[turn] and fits(grid, tile, cell)
            legal = legal and len(drawn) == min(1, len(supply)) and set(drawn) <= supply
            grid[cell], hands[turn], supply = tile, hands[turn] - {tile} | set(drawn), supply - set(drawn)
            played[turn], turn = played[turn] + 1, 1 - turn
        if not legal:
            return {"legal": False, "at": event["at"]}
    over = bool(hands) and not can_play(grid, hands[turn])
    return {"legal": True, "finished": over, "scores": played, "winners": [2 - turn] if over else []}


for line in sys.stdin:
    print(json.dumps(judge(json.loads(line))), flush=True)
