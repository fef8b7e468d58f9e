// The program arbiter: where it is, and what it prints.
import { spawn } from "node:child_process";
import * as vscode from "vscode";

export function program(): string {
  return vscode.workspace.getConfiguration("arbiter").get<string>("path") || "arbiter";
}

/** What it prints when it reads this text; its complaint where it prints nothing. */
export function ask(args: string[], input: string, cancelled: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(), args, { signal: cancelled });
    const out: Buffer[] = [];
    const complaint: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => out.push(part));
    child.stderr.on("data", (part: Buffer) => complaint.push(part));
    child.stdin.on("error", () => undefined); // it may stop before it has read all
    child.on("error", reject);
    child.on("close", () => {
      const text = Buffer.concat(out).toString();
      text ? resolve(text) : reject(new Error(Buffer.concat(complaint).toString().trim()));
    });
    child.stdin.end(input);
  });
}
