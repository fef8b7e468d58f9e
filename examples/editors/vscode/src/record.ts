// One record of a text that may hold many: its lines, and how the program is told of them.

/** Lines of an editor, numbered from 0. */
export interface Lines {
  readonly lineCount: number;
  lineAt(line: number): { readonly text: string };
}

/** From the line `Game:` to the one before the next. */
export interface Extent {
  first: number;
  end: number;
}

function begins(lines: Lines, line: number): boolean {
  return lines.lineAt(line).text.startsWith("Game:");
}

/** The record that the line is in; the first one for what stands before all. */
export function recordAround(lines: Lines, line: number): Extent {
  let first = Math.min(line, lines.lineCount - 1);
  while (first > 0 && !begins(lines, first)) {
    first -= 1;
  }
  let end = first + 1;
  let begun = begins(lines, first);
  while (end < lines.lineCount && !(begun && begins(lines, end))) {
    begun ||= begins(lines, end);
    end += 1;
  }
  return { first, end };
}

/** The record alone, at the lines that it has in its text. */
export function textOf(lines: Lines, record: Extent): string {
  let text = "\n".repeat(record.first);
  for (let line = record.first; line < record.end; line += 1) {
    text += `${lines.lineAt(line).text}\n`;
  }
  return text;
}
