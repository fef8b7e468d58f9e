#!/usr/bin/env python3
"""An engine for `arbiter kit`: Azul on the colored wall, by the rulings that are the default, until the bag is empty."""
import json
import sys
from collections import Counter

HOUSE = {"wall": "colored", "dropping": "refused", "full-line": "refused", "refill": "any-order"}


def joined(across, down):
    """A tile scores in each direction in which it is joined, and alone it scores 1."""
    return (across if across > 1 else 0) + (down if down > 1 else 0) or 1


def lay(player, row, col):
    player["wall"].add((row, col))
    run = [next(i for i in range(5) if (row + down * (i + 1), col + right * (i + 1)) not in player["wall"])
           for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    player["score"] += joined(run[0] + run[1] + 1, run[2] + run[3] + 1)


def full(player, way):
    return sum(all(way(one, row) in player["wall"] for row in range(5)) for one in range(5))


def tile_walls(players, start):
    for seat, player in enumerate(players, 1):
        for row, (col, count) in enumerate(player["lines"]):
            if count == row + 1:
                lay(player, row, col)
                player["lines"][row] = (None, 0)
        player["score"] = max(0, player["score"] - sum([1, 1, 2, 2, 2, 3, 3][:player["floor"]]))
        start = seat if player["marker"] else start
        player["floor"], player["marker"] = 0, False
    return start


def play(case, players):
    """Yields, for each event, whether all is legal so far; None where it does not know."""
    start, number, bag, phase = int(case["header"].get("Start", "P1")[1:]), 1, Counter("BYRKW" * 20), "round displays"
    for event in case["events"]:
        case["at"] = event["at"]
        yield event["verb"] in phase.split()
        if event["verb"] == "round":
            start = start if number > 1 or "Start" in case["header"] else event.get("starter", start)
            yield event["number"] == number and event.get("starter", start) == start
            phase = "displays"
        elif event["verb"] == "displays":
            yield len(event["displays"]) == 2 * len(players) + 1
            yield True if sum(bag.values()) >= 4 * len(event["displays"]) else None
            yield all(len(group) == 4 for group in event["displays"]) and Counter("".join(event["displays"])) <= bag
            tiles = {"c": "M", **{str(i): group for i, group in enumerate(event["displays"], 1)}}
            bag, turn, number, phase = bag - Counter("".join(event["displays"])), start, number + 1, "pick"
        else:
            player, source, color = players[turn - 1], event["source"], event["color"]
            yield event["player"] == turn and color in tiles.get(source, "")
            count, rest, fits = tiles[source].count(color), tiles[source].replace(color, ""), 0
            player["marker"], player["floor"] = player["marker"] or "M" in rest, player["floor"] + rest.count("M")
            tiles["c"] = rest.strip("M") if source == "c" else tiles["c"] + rest
            tiles[source] = tiles["c"] if source == "c" else ""
            if event["goal"] != "floor":
                row = int(event["goal"]) - 1
                col, (held, there) = ("BYRKW".index(color) + row) % 5, player["lines"][row]
                yield held in (None, col) and there <= row and (row, col) not in player["wall"]
                fits = min(count, row + 1 - there)
                yield event.get("drop", count - fits) == count - fits
                player["lines"][row] = (col, there + fits)
            player["floor"], turn = player["floor"] + count - fits, turn % len(players) + 1
            if not "".join(tiles.values()).strip("M"):
                start, phase = tile_walls(players, start), "round displays"
                if any(full(player, lambda row, col: (row, col)) for player in players):
                    case["over"], phase = True, ""


def judge(case):
    if case["game"] != "azul" or case["house"] != HOUSE or case["position"] or case["needs"]:
        return {"unknown": True}
    players = [{"wall": set(), "lines": [(None, 0)] * 5, "floor": 0, "marker": False, "score": 0}
               for _ in range(case["players"])]
    for legal in play(case, players):
        if not legal:
            return {"unknown": True} if legal is None else {"legal": False, "at": case["at"]}
    rows = [full(player, lambda row, col: (row, col)) for player in players]
    over = case.get("over", False)
    scores = [player["score"] + over * (2 * row + 7 * full(player, lambda col, r: (r, col)) +
                                        10 * full(player, lambda color, r: (r, (color + r) % 5)))
              for player, row in zip(players, rows)]
    best = max(zip(scores, rows))
    winners = [seat for seat, rank in enumerate(zip(scores, rows), 1) if over and rank == best]
    return {"legal": True, "finished": over, "scores": scores, "winners": winners}


def main():
    for line in sys.stdin:
        print(json.dumps(judge(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
