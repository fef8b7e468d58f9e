// What the core says of the record as it is: steps, findings, what comes next, the picture behind a line.
'use strict';

/// Asked once and kept: of one text with its files.
class Table {
  constructor(core, text, files) {
    this.core = core;
    this.text = text;
    this.files = files;
    this.kept = new Map();
    const {steps} = core.ask('trace', {record: text, files, play_on: true});
    this.start = steps.find((step) => step.type === 'record') || {players: [], game: null};
    this.end = steps.find((step) => step.type === 'end') || {findings: []};
    this.steps = steps.filter((step) => step.type === 'step');
    this.judged = core.ask('judge', {record: text, files});
  }

  once(name, make) {
    if (!this.kept.has(name)) {
      this.kept.set(name, make());
    }
    return this.kept.get(name);
  }

  step(line) {
    return this.once('steps', () => new Map(this.steps.map((step) => [step.line, step]))).get(line) || null;
  }

  /// The last line at or before this one that was played.
  step_before(line) {
    return this.steps.filter((step) => step.line <= line).pop() || null;
  }

  /// Of a game that is played together there is one score.
  standing(line) {
    const step = this.step_before(line);
    const begun = this.steps.length > 0;
    const scores = step !== null ? step.scores || step.score_ranges : begun ? null : this.judged.scores;
    const {players} = this.start;
    const game = this.core.ask('games', {}).games.find((one) => one.id === this.start.game);
    return {players, scores, together: game !== undefined && game.together && players.length > 0};
  }

  /// What the referee would say of one more line.
  try_line(line) {
    const record = RecordText.append(this.text, line);
    const number = RecordText.last(record);
    const {steps} = this.core.ask('trace', {record, files: this.files, points: false});
    const own = steps.filter((step) => step.type === 'step' && step.line === number);
    return {findings: own.flatMap((step) => step.findings), steps: own};
  }

  /// The first line that breaks a rule or cannot be read; 0 where there is none.
  stopped_at() {
    return this.once('stopped', () => {
      const wrong = this.steps.find((step) => step.applied !== 'rules' && step.findings.some(Findings.is_error));
      return wrong === undefined ? 0 : wrong.line;
    });
  }

  /// What was probably meant; it can take a second. Says whether there is more to show now.
  look_for_fixes() {
    return this.once('fixes', () => {
      this.judged = this.core.ask('judge', {record: this.text, files: this.files, fixes: true});
      return this.judged.findings.some((finding) => (finding.fixes || []).length > 0);
    });
  }

  next() {
    return this.once('next', () => {
      try {
        return this.core.ask('next', {record: this.text, files: this.files, most: 20000});
      } catch (error) {
        return {moves: [], due: [], over: false, of_table: null, to_move: null, reached: false};
      }
    });
  }

  /// Nothing has been played in it: it is empty, or set down.
  is_position() {
    return this.steps.every((step) => ['set', 'scores', 'end'].includes(step.verb));
  }

  spots() {
    return this.once('spots', () => this.core.ask('spots', {record: this.text, files: this.files}));
  }

  /// Findings by line, with their number among all; behind a violation those of playing on, which have none.
  findings_at(line) {
    const judged = this.judged.findings
      .map((finding, index) => ({finding, index}))
      .filter(({finding}) => finding.line === line && finding.code !== 'record.unfinished');
    const step = this.step(line);
    const beyond =
      judged.length > 0 || step === null
        ? []
        : step.findings
            .filter((finding) => finding.code !== 'record.unfinished')
            .map((finding) => ({finding, index: -1}));
    return [...judged, ...beyond];
  }

  /// The position behind a line; behind a violation as if it stood.
  picture(line, width) {
    return this.once(`picture ${line} ${width}`, () => {
      const stopped = this.stopped_at();
      const forced = stopped > 0 && line >= stopped;
      const record = forced
        ? RecordText.played_on(
            this.text,
            this.steps.filter((step) => step.line <= line),
          )
        : this.text;
      try {
        return this.core.ask('picture', {record, files: this.files, line, width, bare: true});
      } catch (error) {
        return {reached: false, svg: '', scene: null, message: error.message};
      }
    });
  }
}
