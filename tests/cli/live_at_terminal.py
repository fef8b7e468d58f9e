"""Drives `arbiter live` through a pseudo-terminal, as somebody at the table would, and through pipes; kills it at
random moments again and again.

    live_at_terminal.py ARBITER FOLDER SEED

Prints what it has seen, a word a line; an assertion that fails says what was on the screen."""
import functools
import os
import pty
import random
import re
import signal
import subprocess
import sys
import time

print = functools.partial(print, flush=True)
PROGRAM, FOLDER, SEED = sys.argv[1], sys.argv[2], int(sys.argv[3])
DISPLAYS = "displays BBYR KWWB RRKY YBKW WWRR"
# Once behind each line that was accepted, and in the greeting.
STANDING = re.compile(rb"is next|next: |game is over")


class Terminal:
    """A session at a pseudo-terminal of 80 columns."""

    def __init__(self, *arguments):
        self.process, self.end = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm", LC_ALL="C.UTF-8", COLUMNS="80", LINES="24",
                              ASAN_OPTIONS="detect_leaks=0")  # libedit frees not all of its words
            os.execv(PROGRAM, [PROGRAM, *arguments])
        self.seen = b""

    def read(self):
        """More of what is on the screen; False at the end."""
        try:
            more = os.read(self.end, 4096)
        except OSError:
            more = b""
        self.seen += more
        return more != b""

    def wait_for(self, what):
        """What was on the screen up to there, and forgets it."""
        while what not in self.seen:
            assert self.read(), (what, self.seen)
        until, self.seen = self.seen.split(what, 1)
        return until

    def type(self, text):
        os.write(self.end, text if isinstance(text, bytes) else text.encode())

    def rest(self):
        while self.read():
            pass
        return self.seen

    def close(self):
        status = os.waitpid(self.process, 0)[1]
        os.close(self.end)
        return status


class Pipes:
    """The same without a terminal."""

    def __init__(self, *arguments):
        self.child = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL, bufsize=0)
        self.process = self.child.pid
        self.seen = b""

    def read(self):
        more = self.child.stdout.read(4096)
        self.seen += more
        return more != b""

    def type(self, text):
        self.child.stdin.write(text.encode())

    def rest(self):
        while self.read():
            pass
        return self.seen

    def close(self):
        self.child.stdin.close()
        self.child.stdout.close()
        return self.child.wait()


def content(path):
    with open(path, "rb") as file:
        return file.read()


def begin(name, game, *more):
    path = os.path.join(FOLDER, name)
    if os.path.exists(path):
        os.remove(path)
    subprocess.run([PROGRAM, "new", game, path, "--players", "Ann,Ben", *more], check=True)
    return path


def body(path):
    lines = content(path).decode().split("\n")
    assert lines[-1] == "", "the file ends in the middle of a line"
    return [line for line in lines[lines.index("") + 1:-1] if line and not line.startswith(";")]


def evening():
    """Tab, a wrong move, undo, hostile keys, and the end."""
    path = begin("evening.tgn", "azul")
    before = content(path)
    table = Terminal("live", path)
    table.wait_for(b"> ")
    table.type("r\t")
    table.wait_for(b"ound 1 Ann")  # behind what was typed
    table.type("\x15")
    table.type("dis\t")
    table.wait_for(b"plays ")
    table.type("\t")
    for color in (b"B", b"K", b"R", b"W", b"Y"):
        table.wait_for(color)
    table.type("\x15" + DISPLAYS + "\r")
    table.wait_for(b"Ann is next")
    assert content(path) == before + DISPLAYS.encode() + b"\n"
    print("accepted")
    table.type("3\tR\t2\r")
    table.wait_for(b"Ben is next")
    assert body(path)[-1] == "Ann 3R:2", body(path)
    print("completed")
    kept = content(path)
    table.type("Ben 3R:2\r")
    table.wait_for(b"error[azul.display.empty]")
    table.wait_for(b"this line is not written")
    assert content(path) == kept
    table.type("why\r")
    table.wait_for(b"rests on")
    print("explained")
    table.type("undo\r")
    table.wait_for(b"taken back: Ann 3R:2")
    assert content(path) == before + DISPLAYS.encode() + b"\n"
    print("undone")
    for hostile in (b"\xff\xfe\xc0\x80\r", b"\x1b[A\x1b[999C\x1bx\r", "ö\u202e\r".encode(), b"x" * 20000 + b"\r", b"\x00\x01\r",
                    b"Game: azul\r", b"\x1b]0;title\x07\r"):
        table.type(hostile)
        table.type("\x15\x15help\r")
        table.wait_for(b"undo  ")
    assert content(path) == before + DISPLAYS.encode() + b"\n"
    print("unharmed")
    table.type("score\r")
    table.wait_for(b"Ann")
    table.type("moves Ann 1B:f\r")
    table.wait_for(b"1 legal move")
    table.type("quit\r")
    table.rest()
    assert table.close() == 0
    print("ended")


def game_of(game, seed, *more):
    text = subprocess.run([PROGRAM, "play", game, "--seed", str(seed), *more], check=True, capture_output=True).stdout
    lines = text.decode().split("\n\n", 1)[1].splitlines()
    # Nothing goes on with a game that has ended, not even to write its scores.
    return lines[:-1] if lines[-1].startswith("scores") else lines


def killed(kind, path, lines, chance):
    """Plays on until the game is over or chance says so, and kills it; everything accepted has to be in the file."""
    done = len(body(path))
    session = kind("live", path)
    mercy = chance.randrange(1, 6)
    accepted = done
    for line in lines[done:]:
        session.type(line + "\n" if kind is Pipes else line + "\r")
        if accepted + 1 - done >= mercy:
            break
        while len(STANDING.findall(session.seen)) < accepted + 2 - done:
            assert session.read(), session.seen[-2000:]
        accepted += 1
    time.sleep(chance.choice((0, 0, 0.0005, 0.002, 0.01)))
    os.kill(session.process, signal.SIGKILL)
    accepted = max(accepted, done + len(STANDING.findall(session.rest())) - 1)
    session.close()
    kept = body(path)
    assert accepted <= len(kept) <= accepted + 1, (accepted, kept)
    assert kept == lines[:len(kept)], (kept, lines)
    return len(kept)


def kills(kind, name, game, *more):
    chance = random.Random(SEED)
    lines = game_of(game, SEED, *(["--header", more[1]] if more else []))[:40]
    path = begin(name, game, *more)
    times = 0
    while killed(kind, path, lines, chance) < len(lines):
        times += 1
        assert times < 500
    ran = subprocess.run([PROGRAM, "check", "-q", path], capture_output=True)
    assert ran.returncode == 0, ran.stdout
    assert times > 2, times
    print("survived", kind.__name__, game)


evening()
kills(Terminal, "a.tgn", "azul")
kills(Terminal, "g.tgn", "grawlix")
kills(Pipes, "f.tgn", "frame-work", "--header", "Deck: docks")
kills(Pipes, "d.tgn", "dorfromantik")
