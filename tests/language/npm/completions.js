// Everything that is offered in positions of random games is taken by the referee: completions.js MODULES ARBITER
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const { Client, edited, lsp, run } = require("./client.js");

const positions = 200;
const games = ["azul", "grawlix", "framework", "dorfromantik", "dorfromantik-campaign", "frame-work"];

let seed = 11;
/** A whole number below this one, the same ones each time. */
function chance(below) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

/** The line in which a random game goes on, and all before it. */
function cut(record) {
  const lines = record.trimEnd().split("\n");
  const body = lines.indexOf("") + 1;
  return `${lines.slice(0, body + chance(lines.length - body)).join("\n")}\n`;
}

/** Goes on with one of the parts until a line is whole. */
async function finished(client, record, item) {
  let text = edited(record, [item.textEdit]);
  while (item.kind === lsp.CompletionItemKind.Keyword) {
    await client.open(text, client.uri);
    const lines = text.split("\n");
    const { items } = await client.at(lsp.CompletionRequest, lines.length - 1, lines.at(-1).length);
    if (items.length === 0) {
      break;
    }
    item = items[chance(items.length)];
    const longer = edited(text, [item.textEdit]);
    assert.ok(longer.length > text.length, `${item.label} does not go on`);
    text = longer;
  }
  return `${text}\n`;
}

async function offeredIn(client, game) {
  const header = game === "frame-work" ? ["--header", "Deck: teaser"] : [];
  const played = run(["play", game, "--seed", "7", "--games", String(positions), ...header]);
  const records = played.split(/^(?=Game:)/m);
  assert.equal(records.length, positions);
  const offered = [];
  for (const record of records.map(cut)) {
    await client.open(record, "untitled:1");
    const line = record.split("\n").length - 1;
    const { items } = await client.at(lsp.CompletionRequest, line, 0);
    for (const item of items) {
      offered.push(await finished(client, record, item));
    }
  }
  return offered;
}

async function main() {
  const client = new Client();
  await client.start();
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "arbiter-")), "offered.tgn");
  for (const game of games) {
    const offered = await offeredIn(client, game);
    assert.ok(offered.length >= 2 * positions, `${game}: ${offered.length} are offered`);
    fs.writeFileSync(file, offered.join("\n"));
    const said = run(["check", "--report", "jsonl=-", "-q", file]).trim().split("\n");
    assert.equal(said.length, offered.length);
    const wrong = said.findIndex((line) => JSON.parse(line).findings.some(({ severity }) => severity === "error"));
    assert.equal(wrong, -1, `${game}: ${said[wrong]}\n${offered[wrong]}`);
    console.log(`${game}: ${offered.length} offered in ${positions} positions`);
  }
  fs.rmSync(path.dirname(file), { recursive: true });
  await client.stop();
}

main();
