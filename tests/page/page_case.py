"""A page in Chromium on the screen of a small phone, and the program beside it; the tests of the page build on it.

It takes what they are called with: ARBITER PAGE ...
"""

import json
import pathlib
import subprocess
import sys
import unittest

from browser import Browser

ARBITER = sys.argv[1]
PAGE = pathlib.Path(sys.argv[2]).resolve().as_uri()
PHONE = (360, 640)

ENTRY = "document.getElementById('entry')"


def program(*arguments, text=None):
    done = subprocess.run([ARBITER, *arguments], input=text, capture_output=True, text=True, check=False)
    return done.stdout


def judged(text, folder):
    path = pathlib.Path(folder) / "record.tgn"
    path.write_text(text)
    program("check", str(path), "--report", f"jsonl={folder}/report.jsonl")
    return json.loads((pathlib.Path(folder) / "report.jsonl").read_text().splitlines()[0])


class PageCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.screen(*PHONE)
        self.browser.go(PAGE)
        self.browser.run("localStorage.clear()")
        self.browser.go(PAGE)

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])

    def key(self, name):
        self.browser.tap(f"document.querySelector('[data-do={name}]')")

    def choose(self, game, players=2):
        self.browser.tap(f"document.querySelector('[name=game][value=\"{game}\"]')")
        self.browser.until(f"document.querySelector('[name=game][value=\"{game}\"]').checked")
        for _ in range(players - self.browser.run("document.querySelectorAll('.player').length")):
            self.key("more-players")

    def option(self, field, value):
        """Of the game that is chosen: what is chosen in a field, or written into it."""
        found = f"document.querySelector('form.new [data-{field}]')"
        self.browser.run(f"{found}.value = {json.dumps(value)}; {found}.dispatchEvent(new Event('change'))")
        self.assertEqual(self.browser.run(f"{found}.value"), value)

    def begin(self, game, players=2):
        self.choose(game, players)
        self.key("begin")
        self.browser.until("!document.getElementById('game').hidden")

    def open(self, text):
        self.browser.run(f"document.getElementById('pasted').value = {json.dumps(text)}")
        self.key("open")
        self.browser.until("!document.getElementById('game').hidden")

    def changed(self, tap):
        before = self.browser.run(f"{ENTRY}.dataset.times")
        tap()
        self.browser.until(f"{ENTRY}.dataset.times !== {json.dumps(before)}")

    def text(self):
        return json.loads(self.browser.run("localStorage.getItem('arbiter.record')"))["record"]

    def fits(self):
        wide, room = self.browser.run("[document.documentElement.scrollWidth, window.innerWidth]")
        self.assertLessEqual(wide, room, "something is broader than the screen")
