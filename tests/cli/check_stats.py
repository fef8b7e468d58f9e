"""Groups of arbiter stats, summed up once more from the JSONL report alone.

usage: check_stats.py ARBITER ARCHIVE...
"""
import csv
import io
import json
import os
import subprocess
import sys

arbiter, archives = sys.argv[1], sys.argv[2:]


def run(*arguments):
    return subprocess.run([arbiter, *arguments], capture_output=True, check=False).stdout.decode()


records = [json.loads(line) for line in run("check", "--with", "header", "--report", "jsonl=-", *archives).splitlines()]
records = [one for one in records if one["record"] != 0]

fields = {
    "Event": lambda r: [r["header"]["Event"]] if "Event" in r["header"] else [],
    "player": lambda r: r["players"],
    "winner": lambda r: r["winners"] or [],
    "players": lambda r: [str(len(r["players"]))],
    "verdict": lambda r: [r["verdict"]],
    "finished": lambda r: ["yes" if r["finished"] else "no"],
    "year": lambda r: [r["header"]["Date"][:4]] if "Date" in r["header"] else [],
    "seat": lambda r: [str(seat + 1) for seat in range(len(r["players"]))],
}
filters = {
    "": lambda r: True,
    "events > 30": lambda r: r["events"] > 30,
    "not game = azul": lambda r: r["game"] != "azul",
}


def percentile(numbers, percent):
    return sorted(numbers)[max(-(-len(numbers) * percent // 100), 1) - 1] if numbers else 0


def spread(numbers):
    return {"count": len(numbers), "min": min(numbers, default=0), "max": max(numbers, default=0),
            "p10": percentile(numbers, 10), "median": percentile(numbers, 50), "p90": percentile(numbers, 90)}


def sums(group, seat=None):
    done = [r for r in group if r["finished"]]
    scores = [score for r in done for i, score in enumerate(r["scores"] or [])
              if seat is None or i == seat or len(r["scores"]) == 1]
    return {"records": len(group), "events": spread([r["events"] for r in group]), "scores": spread(scores),
            "best_scores": spread([max(r["scores"]) for r in done if r["scores"]]),
            "shared_wins": sum(len(r["winners"] or []) > 1 for r in done)}


failures = 0
compared = 0
for by, values in fields.items():
    for where, holds in filters.items():
        groups = {}
        for record in filter(holds, records):
            for value in set(values(record)) or {"none"}:
                groups.setdefault((record["game"] or "no game", f"{by} {value}"), []).append(record)
        expected = {name: sums(group, int(name[1][5:]) - 1 if by == "seat" and name[1] != "seat none" else None)
                    for name, group in groups.items()}
        answer = json.loads(run("stats", "--json", "--by", by, "--where", where, *archives))
        found = {(one["game"], one["group"]): {key: one[key] for key in sums([])} for one in answer["games"]}
        for one in found.values():
            for key in ("events", "scores", "best_scores"):
                del one[key]["mean"]
        compared += len(expected)
        if found != expected:
            failures += 1
            wrong = [name for name in found.keys() | expected.keys() if found.get(name) != expected.get(name)]
            print(f"{by}, {where}: {wrong[0]}: found {found.get(wrong[0])}, expected {expected.get(wrong[0])}")


def compare(what, found, expected):
    global compared, failures
    compared += len(expected)
    if found != expected:
        failures += 1
        wrong = [name for name in found.keys() | expected.keys() if found.get(name) != expected.get(name)]
        print(f"{what}: {wrong[0]}: found {found.get(wrong[0])}, expected {expected.get(wrong[0])}")


# Head to head: who of each two players has won.
duels = {}
for record in records:
    names = sorted(set(record["players"]), key=lambda name: name.encode())
    for i, one in enumerate(names):
        for other in names[i + 1:]:
            counts = duels.setdefault((record["game"] or "no game", f"pair {one} and {other}"), [0, 0, 0, 0, 0])
            counts[0] += 1
            if record["finished"] and record["winners"] is not None:
                won = (one in record["winners"], other in record["winners"])
                counts[1 + [(True, False), (False, True), (True, True), (False, False)].index(won)] += 1
answer = json.loads(run("stats", "--json", "--by", "pair", *archives))
members = ("first", "second", "both", "neither")
compare("pairs", {(one["game"], one["group"]): [one["records"]] + [one.get("head_to_head", {}).get(m, 0) for m in members]
                  for one in answer["games"]}, {name: counts for name, counts in duels.items()})

# Openings, of records without comments and annotations, read from their files.
plain = [record for record in records if os.path.basename(record["file"]) == "plain.tgn"]
for first in (1, 4):
    openings = {}
    for record in plain:
        with open(record["file"], encoding="utf-8") as file:
            text = file.read().split("\n")[record["line"] - 1:]
        body = [line for line in text[text.index("") + 1:] if line]
        body = body[:next((i for i, line in enumerate(body) if line.startswith("Game:")), len(body))]
        name = (record["game"], "opening " + " / ".join(body[:first]))
        openings.setdefault(name, []).append(record)
    names = sorted({record["file"] for record in plain})
    answer = json.loads(run("stats", "--json", "--by", "opening", "--first", str(first), *names))
    compare("openings", {(one["game"], one["group"]): [one["records"], one["won_by_seat"][0]] for one in answer["games"]},
            {name: [len(group), sum(r["players"][0] in (r["winners"] or []) for r in group)]
             for name, group in openings.items()})

# The table has the numbers of the JSON.
for by in ("player", "pair", "Event"):
    answer = json.loads(run("stats", "--json", "--by", by, *archives))
    table = list(csv.DictReader(io.StringIO(run("stats", "--csv", "--by", by, *archives), newline="")))
    spreads = [(name, m) for name in ("events", "scores", "best_scores") for m in ("count", "min", "p10", "median", "p90", "max")]
    compare("table", {(row["game"], row["group"]): [int(row["records"]), int(row["valid"]), int(row["won_by_seat_2"]),
                                                    int(row["shared_wins"]), row["won_by_first"]]
                      + [int(row[f"{name}_{m}"]) for name, m in spreads] for row in table},
            {(one["game"], one["group"]): [one["records"], one["verdicts"]["valid"], one["won_by_seat"][1],
                                           one["shared_wins"],
                                           str(one["head_to_head"]["first"]) if "head_to_head" in one else ""]
             + [one[name][m] for name, m in spreads] for one in answer["games"]})

print(f"{compared} groups, {failures} failures")
sys.exit(failures != 0)
