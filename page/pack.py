#!/usr/bin/env python3
"""Makes one file of the page: index.html with its styles, scripts and the core in it, and nothing to be fetched.

usage: pack.py INDEX.html CORE.wasm PAGE.html
"""
import base64
import html.parser
import pathlib
import re
import sys
import zlib

MOST_BYTES = 2 * 1024 * 1024  # 2 MiB
SCRIPT = re.compile(r'<script\s+src="([^":]+)"\s*></script>')
STYLE = re.compile(r'<link\s+rel="?stylesheet"?\s+href="([^":]+)"\s*/?>')
FETCHES = ("src", "href", "srcset", "poster", "action", "data")


class References(html.parser.HTMLParser):
    """What a browser would fetch for a page: links that a person follows are none of it."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            local = value is None or value.startswith(("#", "data:", "blob:"))
            if name in FETCHES and not local and tag != "a":
                self.found.append(f"<{tag} {name}={value}>")


def script(text, name):
    if "</script" in text.lower():
        sys.exit(f"{name}: what it holds would end the script that it stands in")
    return f"<script>\n{text}</script>"


def style(text, name):
    if re.search(r"</style|@import|url\(\s*['\"]?(?!data:|#)", text, re.IGNORECASE):
        sys.exit(f"{name}: it fetches something, or would end the style that it stands in")
    return f"<style>\n{text}</style>"


def inlined(page, folder):
    page = STYLE.sub(lambda found: style((folder / found[1]).read_text("utf-8"), found[1]), page)
    return SCRIPT.sub(lambda found: script((folder / found[1]).read_text("utf-8"), found[1]), page)


def packed(core):
    """The core as page/core.js unpacks it."""
    deflated = zlib.compress(core, 9, wbits=-15)
    return base64.b64encode(deflated).decode("ascii")


def main():
    index, core, out = map(pathlib.Path, sys.argv[1:])
    page = index.read_text("utf-8")
    first = SCRIPT.search(page)
    if first is None:
        sys.exit(f"{index}: it has no scripts")
    data = f'<script id="arbiter-wasm" type="application/octet-stream">{packed(core.read_bytes())}</script>\n'
    page = inlined(page[:first.start()], index.parent) + data + inlined(page[first.start():], index.parent)
    references = References()
    references.feed(page)
    if references.found:
        sys.exit(f"{index}: this would be fetched: {', '.join(references.found)}")
    size = len(page.encode("utf-8"))
    if size > MOST_BYTES:
        sys.exit(f"{out}: {size} bytes are more than {MOST_BYTES}")
    out.write_text(page, "utf-8")
    print(f"{out}: {size} bytes")


if __name__ == "__main__":
    main()
