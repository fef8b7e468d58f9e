// A client that others wrote: the packages that VS Code itself speaks to servers with.
"use strict";

const assert = require("node:assert/strict");
const { execFileSync, spawn } = require("node:child_process");
const fs = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");

const [modules, arbiter] = process.argv.slice(2).map((name) => path.resolve(name));
if (!fs.existsSync(path.join(modules, "node_modules"))) {
  console.log("there is no client installed");
  process.exit(77);
}
const lsp = createRequire(path.join(modules, "package.json"))("vscode-languageserver-protocol/node");

/** What the program prints, whatever it says of the record. */
function run(args) {
  try {
    return execFileSync(arbiter, args, { encoding: "utf8", maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    assert.equal(error.status, 1, `${args}: ${error}`);
    return error.stdout;
  }
}

/** The last one of a text first; of edits that begin at one place the last one listed is the last one in the text. */
function backwards(edits) {
  const before = ({ range: { start: a } }, { range: { start: b } }) => b.line - a.line || b.character - a.character;
  return [...edits].reverse().sort(before);
}

/** The text with these edits. Columns are those of JavaScript's strings: UTF-16. */
function edited(text, edits) {
  const lines = text.split("\n");
  const starts = [0];
  lines.forEach((line, at) => starts.push(starts[at] + line.length + 1));
  const offset = ({ line, character }) => Math.min(starts[Math.min(line, lines.length)] + character, text.length);
  const replace = (now, { range, newText }) =>
    now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end));
  return backwards(edits).reduce(replace, text);
}

/** One document in the server. */
class Client {
  async start() {
    this.server = spawn(arbiter, ["serve", "--lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    const { stdin, stdout } = this.server;
    this.line = lsp.createProtocolConnection(new lsp.StreamMessageReader(stdout), new lsp.StreamMessageWriter(stdin));
    this.line.onNotification(lsp.PublishDiagnosticsNotification.type, ({ diagnostics }) => {
      this.findings = diagnostics;
      this.heard?.();
    });
    this.line.listen();
    const asked = { processId: process.pid, rootUri: null, capabilities: {} };
    const { capabilities } = await this.line.sendRequest(lsp.InitializeRequest.type, asked);
    await this.line.sendNotification(lsp.InitializedNotification.type, {});
    return capabilities;
  }

  /** The findings of what comes now. */
  async told(type, params) {
    const next = new Promise((resolve) => (this.heard = resolve));
    await this.line.sendNotification(type, params);
    await next;
    return this.findings;
  }

  open(text, uri) {
    Object.assign(this, { text, uri });
    const textDocument = { uri, languageId: "tgn", version: 1, text };
    return this.told(lsp.DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** Edits, as if somebody had typed them, from the end to the beginning. */
  change(edits) {
    this.text = edited(this.text, edits);
    const contentChanges = backwards(edits).map(({ range, newText }) => ({ range, text: newText }));
    return this.told(lsp.DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri, version: 1 },
      contentChanges,
    });
  }

  codes() {
    return this.findings.map(({ code }) => code);
  }

  ask(request, params = {}) {
    return this.line.sendRequest(request.type, { textDocument: { uri: this.uri }, ...params });
  }

  at(request, line, character, params = {}) {
    return this.ask(request, { position: { line, character }, ...params });
  }

  async stop() {
    const gone = new Promise((resolve) => this.server.on("exit", resolve));
    await this.line.sendRequest(lsp.ShutdownRequest.type);
    await this.line.sendNotification(lsp.ExitNotification.type);
    assert.equal(await gone, 0, "it ends in order");
  }
}

module.exports = { Client, edited, lsp, run };
