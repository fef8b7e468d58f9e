"""Lays out end positions on the page by taps alone, on the screen of a small phone, and holds them against the program.

usage: positions_test.py ARBITER PAGE [unittest's arguments]
"""

import pathlib
import sys
import tempfile
import unittest

from page_case import PageCase, judged


GUIDES = pathlib.Path(__file__).resolve().parents[2] / "examples"


def turns_of(tile):
    """Each way a tile of Dorfromantik can lie; a flag stays with it."""
    return [tile[turn:6] + tile[:turn] + tile[6:] for turn in range(6)]


def map_of(path):
    """The tiles of a map, ("task G5", tile, "x,y"), each beside one before it, counted from the first."""
    left = []
    for line in path.read_text().splitlines():
        if line.startswith("set "):
            *kind, placed = line.split()[1:]
            tile, cell = placed.split(":")
            left.append((" ".join(kind), tile, tuple(map(int, cell.split(",")))))
    first = left[0][2]
    laid = []
    while left:
        near = {(x + dx, y + dy) for _, _, (x, y) in laid
                for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1))}
        one = next(one for one in left if not laid or one[2] in near)
        left.remove(one)
        laid.append(one)
    return [(kind, tile, f"{x - first[0]},{y - first[1]}") for kind, tile, (x, y) in laid]


class EndPositions(PageCase):
    """Each piece is one of those that the page offers for its spot; nothing is typed."""

    def lay_out(self, game, players=2):
        self.choose(game, players)
        self.key("position")
        self.browser.until("!document.getElementById('game').hidden && document.querySelector('#entry [data-part]')")

    def tap_entry(self, selector):
        self.changed(lambda: self.browser.tap(f"document.querySelector('#entry {selector}')"))

    def turn_to(self, part, owner=None):
        for name, value in (("owner", owner), ("part", part)):
            key = f"#entry [data-{name}=\"{value}\"]"
            if value is not None and self.browser.run(f"document.querySelector('{key}').ariaPressed") == "false":
                self.tap_entry(f"[data-{name}=\"{value}\"]")

    def spot(self, spot):
        """Spots lie in the entry, or in the shadow tree of a map in it."""
        self.changed(lambda: self.browser.tap(
            f"document.querySelector('#entry [data-spot=\"{spot}\"]') || "
            f"document.querySelector('#entry .places').shadowRoot.querySelector('[data-spot=\"{spot}\"]')"))

    def lay(self, spot, *choices):
        self.spot(spot)
        for choice in choices:
            self.tap_entry(f"[data-choice=\"{choice}\"]")

    def number(self, part, owner, number):
        self.turn_to(part, owner)
        for digit in str(number):
            self.tap_entry(f"[data-digit=\"{digit}\"]")

    def offered(self):
        return self.browser.run("[...document.querySelectorAll('#entry [data-choice]')].map((key) => key.dataset.choice)")

    def finish(self, verdict, scores, winners):
        self.fits()
        self.key("finish")
        self.browser.until("document.querySelector('#entry .over')")
        said = judged(self.text(), self.enterContext(tempfile.TemporaryDirectory()))
        self.assertEqual((said["verdict"], said["finished"]), (verdict, True), self.text())
        self.assertEqual((said.get("scores"), said.get("winners")), (scores, winners), self.text())
        shown = self.browser.run("document.querySelector('[data-verdict]').innerText")
        self.assertTrue(shown.startswith(verdict), shown)

    def body(self):
        return self.text().split("\n\n", 1)[1].splitlines()

    def test_azul(self):
        self.lay_out("azul")
        walls = {"Player1": "xxxxx xxxx. .xx.. x...x ....x", "Player2": "xxx.. .x... ..... ..... ....."}
        for owner, wall in walls.items():
            self.turn_to("wall", owner)
            for y, row in enumerate(wall.split()):
                for x, space in enumerate(row):
                    if space == "x":
                        self.spot(f"{x},{y}")
        self.turn_to("pattern lines", "Player2")
        self.lay("3,0", "R", "RRR")
        self.turn_to("floor line", "Player2")
        self.lay("0,0", "M")
        self.number("score track", "Player1", 38)
        self.number("announced", "Player1", 40)
        self.number("announced", "Player2", 6)
        self.assertEqual(self.body(), ["set Player1 wall BYRKW WBYR. .WB.. R...Y ....B",
                                       "set Player2 wall BYR.. .B... ..... ..... .....",
                                       "set Player2 lines - - - RRR -", "set Player2 floor M", "set Player1 score 38",
                                       "scores 40 6"])
        self.finish("valid", [40, 6], ["Player1"])

    def test_azul_with_a_gray_wall_offers_what_fits(self):
        self.choose("azul")
        self.option("ruling=wall", "gray")
        self.lay_out("azul")
        self.lay("0,0", "B")
        self.spot("1,0")
        self.assertEqual(self.offered(), ["Y", "R", "K", "W"])
        self.tap_entry("[data-choice=R]")
        self.spot("1,1")
        self.assertEqual(self.offered(), ["B", "Y", "K", "W"])

    def test_grawlix(self):
        self.lay_out("grawlix")
        rows = ["@B &V $Y *G #R %O", "*O $R @V &B %Y #G", "%V #B *R $O @G &Y", "$G *Y %B #V &O @R", "&R %G #O @Y *B",
                "#Y @O &G %R"]
        for y, row in enumerate(rows):
            for x, tile in enumerate(row.split()):
                self.lay(f"{x},{y}", tile)
        self.spot("5,4")
        self.assertEqual(self.offered(), ["$V"], "all others break a rule there")
        self.turn_to("hand", "Player1")
        self.lay("0,0", "$V")
        self.turn_to("hand", "Player2")
        self.lay("0,0", "$B")
        self.lay("1,0", "*V")
        self.turn_to("grid", "the table")
        self.spot("5,4")
        self.assertEqual(self.offered(), [], "somebody holds it now")
        self.number("announced", "Player1", 17)
        self.number("announced", "Player2", 16)
        self.finish("valid", [17, 16], ["Player1"])

    def lay_tile(self, spot, tile):
        """Of Framework, letter by letter as the keys come."""
        self.spot(spot)
        while offered := self.offered():
            begun = [choice for choice in offered if tile.startswith(choice)]
            self.assertNotEqual(begun, [], (tile, offered))
            self.tap_entry(f"[data-choice=\"{max(begun, key=len)}\"]")

    def test_framework(self):
        self.choose("framework")
        self.option("ruling=handicap", "free")
        self.option("header=Tokens", "4")
        self.lay_out("framework", players=3)
        displays = {"Player1": "GS/4G:0,0 G/-:1,0 G/2S:0,1 S/-:1,1 YR/3R:1,-1",
                    "Player2": "B/3B:0,0 B/-:1,0 YB/2Y:2,0 Y/-:2,1 R/5R:-1,0",
                    "Player3": "S/2S:0,0 S/-:1,0 BS/3S>2B:2,0 B/-:2,-1 YB/3B:3,-1"}
        for owner, display in displays.items():
            self.turn_to("display", owner)
            for placed in display.split():
                self.lay_tile(*reversed(placed.split(":")))
        for owner, score in (("Player1", 1), ("Player2", 2), ("Player3", 4)):
            self.number("announced", owner, score)
        self.assertEqual(self.body()[:3], [f"set {owner} display {tiles}" for owner, tiles in displays.items()])
        self.finish("valid", [1, 2, 4], ["Player3"])

    def test_a_long_tile_of_framework(self):
        self.lay_out("framework")
        self.lay_tile("0,0", "-/4Y|B>12R,3G+S")
        self.assertEqual(self.body(), ["set Player1 display -/4Y|B>12R,3G+S:0,0"])

    def test_dorfromantik(self):
        self.lay_out("dorfromantik", players=1)
        tiles = map_of(GUIDES / "dorfromantik/finished-map.tgn")
        for kind, tile, spot in tiles:
            self.spot(spot)
            self.tap_entry(f"[data-choice=\"{kind} \"]")
            printed = next(one for one in self.offered() if tile in turns_of(one.removeprefix(kind).strip()))
            self.tap_entry(f"[data-choice=\"{printed}\"]")
            if len(set(turns_of(tile))) > 1:
                self.tap_entry(f"[data-choice=\"{kind} {tile}\"]")
        self.assertEqual(self.body(), [f"set {kind} {tile}:{spot}" for kind, tile, spot in tiles])
        self.number("announced", None, 21)
        self.finish("valid", [21], [])

    def test_what_lies_there_can_be_taken_away_unless_others_hang_on_it(self):
        self.lay_out("grawlix")
        for x, tile in enumerate(("@B", "&V", "$Y")):
            self.lay(f"{x},0", tile)
        self.spot("1,0")
        self.assertNotIn("", self.offered())
        self.key("back")
        self.lay("2,0", "")
        self.assertEqual(self.body(), ["set grid @B:0,0 &V:1,0"])
        self.changed(lambda: self.browser.tap("document.getElementById('undo')"))
        self.assertEqual(self.body(), ["set grid @B:0,0 &V:1,0 $Y:2,0"])

    def test_frame_work(self):
        self.choose("frame-work")
        self.option("header=Deck", "gala")
        self.lay_out("frame-work", players=3)
        for owner, points in (("Player1", 3), ("Player2", 4), ("Player3", 2)):
            self.number("points", owner, points)
        for owner, card in (("Player1", "E1"), ("Player2", "S1"), ("Player3", "E2")):
            self.turn_to("hand", owner)
            self.lay("0,0", card)
        files = {"Player1": "A1! E2! A2!", "Player2": "E1! E1! S1! A1", "Player3": "A1! S1"}
        for owner, dossier in files.items():
            self.turn_to("Dossier", owner)
            for place, file in enumerate(dossier.split()):
                self.lay(f"{place},0", file.rstrip("!"), file)
        self.turn_to("who has passed, the first one first", "the table")
        self.lay("0,0", "Player3")
        self.lay("1,0", "Player1")
        for owner, points in (("Player1", 6), ("Player2", 4), ("Player3", 3)):
            self.number("announced", owner, points)
        self.finish("valid", [6, 4, 3], ["Player1"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
