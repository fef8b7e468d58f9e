// What an editor is told of a record of each game, held against what the program prints: features.js MODULES ARBITER
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { pathToFileURL } = require("node:url");

const { Client, edited, lsp, run } = require("./client.js");

const examples = {
  azul: "two-players.tgn",
  grawlix: "cover.tgn",
  framework: "two-players.tgn",
  dorfromantik: "sunday-afternoon.tgn",
  "frame-work": "two-players.tgn",
};
/** No word of any game; outside the basic plane, so that it has two columns for one sign. */
const name = "Zoë🎲";

const stepsOf = (file) => {
  const lines = run(["trace", file]).trim().split("\n");
  return lines.map((line) => JSON.parse(line)).filter(({ type }) => type === "step");
};
const between = (first, last) => ({ start: { line: first, character: 0 }, end: { line: last, character: 0 } });
const inLine = (line, begin, end) => ({ start: { line, character: begin }, end: { line, character: end } });
const textAt = (text, { start, end }) => {
  assert.equal(start.line, end.line);
  return text.split("\n")[start.line].slice(start.character, end.character);
};
const worth = (players, scores) =>
  scores.length === 1 ? `${scores[0]}` : players.map((player, seat) => `${player} ${scores[seat]}`).join(", ");

/** The findings of a line that is none appear; when it goes, so do they; of half a record nothing is said. */
async function checkFindings(client) {
  const { text } = client;
  const known = client.codes();
  const { length } = text.split("\n");
  const line = length - 3;
  await client.change([{ range: inLine(line, 0, 0), newText: "Nobody did this\n" }]);
  assert.ok(client.findings.some(({ severity, range }) => severity === 1 && range.start.line === line), "it is found");
  await client.change([{ range: between(line, line + 1), newText: "" }]);
  assert.deepEqual(client.codes(), known, "it is gone");
  await client.change([{ range: between(length - 9, length), newText: "" }]);
  assert.deepEqual(client.codes(), known, "a record that is not finished is no fault");
  await client.open(text, client.uri);
}

/** A line says what it did, and what it earned with what. */
function checkEarned(told, step) {
  assert.equal(told.split("\n")[0], step.text);
  for (const { points, why, lines } of step.points) {
    assert.ok(told.includes(`${points < 0 ? "" : "+"}${points}: ${why}`), `${told}: ${why}`);
    assert.ok(lines.every((line) => line === null || told.includes(`(line ${line})`)), `${told}: ${lines}`);
  }
}

/** Each line says what it did, each name what it is worth behind the line. */
async function checkHover(client, steps, players) {
  const lines = client.text.split("\n");
  for (const step of steps) {
    const line = step.line - 1;
    const named = players.find((player) => lines[line].startsWith(`${player} `));
    const { contents } = await client.at(lsp.HoverRequest, line, named ? named.length + 1 : 1);
    checkEarned(contents.value, step);
    if (named) {
      const { contents: worth, range } = await client.at(lsp.HoverRequest, line, 1);
      const score = step.scores[step.scores.length === 1 ? 0 : players.indexOf(named)];
      assert.equal(worth.value, `${named}: ${score} behind this line`);
      assert.equal(textAt(client.text, range), named);
    }
  }
  assert.ok(steps.some(({ points }) => points.length > 0), "something was earned");
}

async function checkLenses(client, steps, players) {
  for (const lens of (await client.ask(lsp.CodeLensRequest)).slice(1)) {
    const { command } = await client.line.sendRequest(lsp.CodeLensResolveRequest.type, lens);
    const { scores } = steps.find(({ line }) => line - 1 === lens.range.start.line);
    assert.equal(command.title, worth(players, scores));
  }
}

/** Names, keywords and remarks where they are; nothing twice. */
async function checkColors(client, legend, players) {
  const { data } = await client.ask(lsp.SemanticTokensRequest);
  const seen = new Set();
  for (let at = 0, line = 0, column = 0; at < data.length; at += 5) {
    column = data[at] === 0 ? column + data[at + 1] : data[at + 1];
    line += data[at];
    const text = textAt(client.text, inLine(line, column, column + data[at + 2]));
    const kind = legend.tokenTypes[data[at + 3]];
    seen.add(kind);
    assert.equal(text.length, data[at + 2], "a token stays in its line");
    assert.ok(kind !== "comment" || /^;/.test(text), `${kind} ${text}`);
    assert.ok(kind !== "keyword" || /^[a-z]+$/.test(text), `${kind} ${text}`);
    assert.ok(kind !== "variable" || players.includes(text) || /^P\d$/.test(text), `${kind} ${text}`);
  }
  assert.ok(seen.size >= 3, [...seen].join(" "));
}

/** Records and rounds, each folded as far as it goes. */
async function checkOutline(client) {
  const [record] = await client.ask(lsp.DocumentSymbolRequest);
  const folds = await client.ask(lsp.FoldingRangeRequest);
  for (const { name: of_part, range } of [record, ...record.children]) {
    const same = folds.some(({ startLine, endLine }) => startLine === range.start.line && endLine === range.end.line);
    assert.ok(same || range.start.line === range.end.line, of_part);
  }
  const rounds = client.text.match(/^round \d+/gm) ?? [];
  assert.deepEqual(record.children.map((round) => round.name), rounds);
}

/** A player gets a name of other widths in bytes, letters and columns; what is said of the game stays. */
async function checkRename(client, players) {
  const { text } = client;
  const known = client.codes();
  const line = text.split("\n").findIndex((one) => one.startsWith(`${players[0]} `));
  const { changes } = await client.at(lsp.RenameRequest, line, 1, { newName: name });
  await client.change(changes[client.uri]);
  assert.deepEqual(client.codes(), known);
  const [header, ...body] = client.text.split("\n\n");
  assert.ok(header.includes(name) && !new RegExp(`^Players:.*\\b${players[0]}\\b`, "m").test(header), header);
  assert.ok(!body.join("\n\n").split("\n").some((one) => one.startsWith(`${players[0]} `)), "all of them are renamed");
  const hover = await client.at(lsp.HoverRequest, line, name.length - 1);
  assert.equal(textAt(client.text, hover.range), name, "columns behind it are right");
  return [name, ...players.slice(1)];
}

/** What was written by habit is told, and put right. */
async function checkFixes(client) {
  const { text } = client;
  const known = client.codes();
  const line = text.split("\n").findIndex((one) => one.startsWith(`${name} `));
  await client.change([{ range: inLine(line, 0, 1), newText: "z" }]);
  assert.ok(client.codes().includes("syntax.tolerated"), "it is a habit");
  const fixes = await client.ask(lsp.CodeActionRequest, { range: inLine(line, 0, 1), context: { diagnostics: [] } });
  await client.change(fixes[0].edit.changes[client.uri]);
  assert.deepEqual(client.codes(), known);
  assert.equal(client.text.split("\n")[line], text.split("\n")[line]);
}

/** A text with blanks where none should be is written as the program writes it. */
async function checkFormatting(client, folder) {
  const sloppy = client.text.replace(/^(\S+) /gm, "$1   ");
  const file = path.join(folder, "sloppy.tgn");
  fs.writeFileSync(file, sloppy);
  await client.open(sloppy, pathToFileURL(file).href);
  const edits = await client.ask(lsp.DocumentFormattingRequest, { options: { tabSize: 4, insertSpaces: true } });
  const written = run(["fmt", file]);
  assert.notEqual(written, sloppy);
  assert.equal(edited(sloppy, edits), written);
}

async function checkGame(game, legend, client) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "arbiter-"));
  fs.cpSync(path.join("examples", game), folder, { recursive: true });
  const file = path.join(folder, examples[game]);
  const steps = stepsOf(file);
  const text = fs.readFileSync(file, "utf8");
  const players = /^Players: (.*)$/m.exec(text)[1].split(", ");
  await client.open(text, pathToFileURL(file).href);
  await checkFindings(client);
  await checkHover(client, steps, players);
  await checkLenses(client, steps, players);
  await checkOutline(client);
  const renamed = await checkRename(client, players);
  await checkColors(client, legend, renamed);
  await checkFixes(client);
  await checkFormatting(client, folder);
  fs.rmSync(folder, { recursive: true });
  console.log(`${game}: all as it should be`);
}

async function main() {
  const client = new Client();
  const { semanticTokensProvider } = await client.start();
  for (const game of Object.keys(examples)) {
    await checkGame(game, semanticTokensProvider.legend, client);
  }
  await client.stop();
}

main();
