// The text of a record as lines that can be added, changed and taken away; lines count from 1 as in the file.
'use strict';

const RecordText = (() => {
  let split = {text: '', lines: []}; // asked for again and again, of the same text

  /// A copy, which may be changed.
  function lines_of(text) {
    if (split.text !== text) {
      split = {text, lines: text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n')};
    }
    return [...split.lines];
  }

  const text_of = (lines) => lines.join('\n') + '\n';

  /// The number of the blank line that ends the header; 0 where there is none.
  function end_of_header(text) {
    const lines = lines_of(text);
    const game = lines.findIndex((line) => line.startsWith('Game:'));
    const blank = lines.findIndex((line, at) => at > game && line.trim() === '');
    return game < 0 ? 0 : blank < 0 ? lines.length : blank + 1;
  }

  const count = (text) => lines_of(text).length;
  function line(text, number) {
    lines_of(text);
    return split.lines[number - 1] || '';
  }

  const header = (text) => lines_of(text).slice(0, Math.max(end_of_header(text), 1));

  /// A header without a body gets the blank line between them.
  function append(text, added) {
    const lines = lines_of(text);
    while (lines.length > 0 && lines[lines.length - 1].trim() === '') {
      lines.pop();
    }
    if (lines.length < end_of_header(text) || end_of_header(text) === count(text)) {
      lines.push('');
    }
    return text_of([...lines, ...lines_of(added)]);
  }

  function replace(text, number, written) {
    const lines = lines_of(text);
    lines[number - 1] = written;
    return text_of(lines);
  }

  function insert_behind(text, number, written) {
    const lines = lines_of(text);
    lines.splice(number, 0, written);
    return text_of(lines);
  }

  function drop(text, number) {
    const lines = lines_of(text);
    lines.splice(number - 1, 1);
    return text_of(lines);
  }

  /// The last line of the body that is not blank; 0 where there is none.
  function last(text) {
    const lines = lines_of(text);
    for (let number = lines.length; number > end_of_header(text); --number) {
      if (lines[number - 1].trim() !== '') {
        return number;
      }
    }
    return 0;
  }

  /// Where one stops who goes through it: behind the header, and at each line of the body.
  function stops(text) {
    const numbers = [end_of_header(text)];
    for (let number = numbers[0] + 1, end = last(text); number <= end; ++number) {
      line(text, number).trim() !== '' && numbers.push(number);
    }
    return numbers;
  }

  /// "stands" comes before the comment of a line.
  function mark_stands(written) {
    const comment = written.search(/(^|[ \t]);/);
    return comment < 0
      ? `${written.trimEnd()} stands`
      : `${written.slice(0, comment).trimEnd()} stands ${written.slice(comment).trimStart()}`;
  }

  /// What is shown behind a violation: what the referee forced stands, what it could not read is passed over.
  function played_on(text, steps) {
    const lines = lines_of(text);
    for (const step of steps) {
      if (step.applied === 'forced' && step.findings.some((finding) => finding.severity === 'error')) {
        lines[step.line - 1] = mark_stands(lines[step.line - 1]);
      } else if (step.applied === 'no' && step.findings.some((finding) => finding.severity === 'error')) {
        lines[step.line - 1] = '';
      }
    }
    return text_of(lines);
  }

  return {
    append,
    count,
    drop,
    end_of_header,
    header,
    insert_behind,
    last,
    line,
    lines_of,
    mark_stands,
    played_on,
    replace,
    stops,
  };
})();
