"""Plays records in a conversation with `arbiter serve`, line by line and back again, and prints how many requests it was.

    serve_games.py ARBITER RECORD...

Each answer is waited for before the next request is sent. The moves of players are taken from `moves`, the lines of the
table from the record; every answer is written to standard error, for whoever wants to look at its form."""
import json
import subprocess
import sys

# Lines that are no move: claims, the end, and what belongs to the last move.
BESIDE = ("end ", "scores ", " ")


class Conversation:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0

    def ask(self, method, **params):
        self.requests += 1
        request = {"jsonrpc": "2.0", "id": self.requests, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        sys.stderr.buffer.write(line)
        answer = json.loads(line)
        assert answer["id"] == self.requests, answer
        assert "error" not in answer, (request, answer)
        return answer["result"]

    def end(self):
        self.process.stdin.close()
        assert self.process.stdout.read() == b""
        assert self.process.wait() == 0


def standing(answer):
    return {name: answer.get(name) for name in ("scores", "to_move", "due", "over")}


def play(talk, path):
    with open(path, encoding="utf-8") as file:
        header, body = file.read().split("\n\n", 1)
    lines = [line for line in body.splitlines() if line.strip()]
    opened = talk.ask("open", header=header)
    session = opened["session"]
    seen = [standing(opened)]
    points = {}
    for line in lines:
        if seen[-1]["to_move"] is not None and not line.startswith(BESIDE):
            listed = talk.ask("moves", session=session, prefix=line)
            assert line in listed["moves"], (line, listed)
        else:
            assert seen[-1]["due"] or seen[-1]["over"] or line.startswith(BESIDE), (line, seen[-1])
        answer = talk.ask("play", session=session, line=line)
        assert answer["applied"] is True and answer["line"] == line, answer
        assert all(finding["severity"] != "error" for finding in answer["findings"]), answer
        for one in answer["points"]:
            points[one["player"]] = points.get(one["player"], 0) + one["points"]
        seen.append(standing(answer))
    judged = talk.ask("judge", record=talk.ask("record", session=session)["text"])
    assert judged["scores"] == seen[-1]["scores"], (judged, seen[-1])
    if len(judged["scores"]) == len(judged["players"]):
        earned = [points.get(name, 0) for name in judged["players"]]
        assert earned == judged["scores"], (path, earned, judged["scores"])
    else:
        assert [points.get(None, 0)] == judged["scores"], (path, points, judged["scores"])
    for line in reversed(lines):
        answer = talk.ask("undo", session=session)
        seen.pop()
        assert answer["undone"] == line and standing(answer) == seen[-1], (line, answer, seen[-1])
    assert talk.ask("record", session=session)["text"].strip() == header.strip()
    talk.ask("close", session=session)


conversation = Conversation(sys.argv[1])
for record in sys.argv[2:]:
    play(conversation, record)
conversation.end()
print(conversation.requests, "requests")
