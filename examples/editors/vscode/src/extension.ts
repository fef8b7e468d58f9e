// Starts `arbiter serve --lsp` for records, and offers the preview beside them.
import * as vscode from "vscode";
import { LanguageClient, type ServerOptions } from "vscode-languageclient/node";

import { Preview } from "./preview";
import { program } from "./program";

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const preview = new Preview();
  context.subscriptions.push(
    preview,
    vscode.commands.registerTextEditorCommand("arbiter.preview", (editor) => preview.open(editor)),
  );
  const server: ServerOptions = { command: program(), args: ["serve", "--lsp"] };
  client = new LanguageClient("arbiter", "arbiter", server, {
    documentSelector: ["file", "untitled"].map((scheme) => ({ scheme, language: "tgn" })),
  });
  await client.start();
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}
