"""Groups of arbiter stats, summed up once more from the JSONL report alone.

usage: check_stats.py ARBITER ARCHIVE...
"""
import json
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


def sums(group):
    done = [r for r in group if r["finished"]]
    scores = [score for r in done for score in r["scores"] or []]
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
        expected = {name: sums(group) for name, group in groups.items()}
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

print(f"{compared} groups, {failures} failures")
sys.exit(failures != 0)
