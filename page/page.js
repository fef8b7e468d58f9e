// The page: holds the record, asks the core what it is worth, and lets the parts show it.
'use strict';

(() => {
  const at_id = (id) => document.getElementById(id);
  let core = null;
  let table = null;
  let text = '';
  let files = {};
  let at = 0; // the line that is looked at
  let before = []; // texts to go back to
  let shown = null; // the points that are highlighted
  let borrowed = false; // came by a link: not kept until it is changed
  let unkept = false; // the browser refuses to keep
  let laying = false; // a position is being laid out
  let room = 0; // how wide the board is, measured while nothing else changes; 0: not yet

  const say = (words) => fill(at_id('told'), words);
  const game_of = (id) => core.ask('games', {}).games.find((game) => game.id === id) || null;
  const last = () => Math.max(RecordText.last(text), RecordText.end_of_header(text));

  const app = {
    ask: (method, params) => core.ask(method, params),
    games: () => core.ask('games', {}).games,
    game: () => table.start.game || '',
    text: () => text,
    files: () => files,
    at: () => at,
    at_end: () => at >= last(),
    last_line: last,
    count: () => RecordText.count(text),
    header: () => RecordText.header(text),
    line: (number) => RecordText.line(text, number),
    step_at: (number) => table.step(number),
    steps_up_to_here: () => table.steps.filter((step) => step.line <= at),
    findings_at: (number) => table.findings_at(number),
    wrong_at: (number) => table.findings_at(number).some(({finding}) => Findings.is_error(finding)),
    is_beyond: (number) => table.stopped_at() > 0 && number > table.stopped_at(),
    stopped_at: () => table.stopped_at(),
    next: () => table.next(),
    step_before_here: () => table.step_before(at),
    is_laying: () => laying && table.spots().open,
    can_lay: () => table.is_position() && table.spots().open,
    spots: () => table.spots(),
    choices: (part, spot, begun) => core.ask('choices', {record: text, files, part, spot, begun}).choices,
    board: () => at_id('board'),
    scene: () => picture_now().scene,
    picture: picture_now,
    room: () => room,
    fit_board,
    players: () => table.start.players,
    judged: () => table.judged,
    shown: () => shown,
    stops: () => RecordText.stops(text),
    to_move: () => to_move_now(),
    seat_to_move: () => table.start.players.indexOf(table.next().to_move),
    file_name: () => [app.game(), ...table.start.players].join('-').replace(/[^\p{L}\p{N}-]+/gu, '_'),
    standing: () => table.standing(at),
    go,
    go_to_end,
    highlight,
    open,
    change,
    say,
    hold_entry,
    lay_out,
    lay_again,
    stop_laying,
    try_line: (line) => table.try_line(line),
    try_text,
    undo,
    step_by,
    is_open: () => table !== null,
    show_entry,
    show_lines,
    show_scores,
    warning,
    show,
  };
  Object.assign(app, Changes.of(app), Panes.of(app));

  function picture_now() {
    return table.picture(at, Math.min(Math.max(room, 300), 1000));
  }

  function to_move_now() {
    const step = table.step_before(at);
    return step !== null ? step.to_move : at >= last() ? table.next().to_move : null;
  }

  function refresh() {
    try {
      table = new Table(core, text, files);
      return true;
    } catch (error) {
      say(error.message);
      fill(at_id('warning'), h('p', {class: 'finding error'}, error.message));
      return false;
    }
  }

  function keep() {
    unkept = !Store.keep(text, files);
  }

  function change(changed, line) {
    before.push(text);
    if (borrowed) {
      Store.put_aside();
      borrowed = false;
    }
    text = changed;
    refresh();
    keep();
    Entry.reset();
    Lines.reset();
    at = Math.min(line === undefined ? last() : line, Math.max(last(), 1));
    shown = null;
    show();
  }

  function open(record, side_files, from_link) {
    const other = Store.record();
    if (!from_link && other !== null && other.record !== record) {
      Store.put_aside();
    }
    text = record.replace(/\r\n/g, '\n');
    files = {...side_files};
    before = [];
    laying = false;
    borrowed = from_link === true;
    Entry.reset();
    Lines.reset();
    app.show_part('game');
    if (!refresh()) {
      return app.edit_text();
    }
    from_link || keep();
    at = last();
    shown = null;
    show();
    window.scrollTo(0, 0);
  }

  function undo() {
    const had = before.pop();
    const changed =
      had === undefined ? (RecordText.last(text) > 0 ? RecordText.drop(text, RecordText.last(text)) : text) : had;
    change(changed);
    before.pop();
    say('taken back');
  }

  /// A record with nothing but a header, to be filled by taps; typed where the core knows no spots.
  function lay_out(header) {
    open(header, {});
    Laying.begin();
    laying = true;
    app.is_laying() ? show() : app.edit_text();
  }

  /// Places are counted from the first piece, in the record, too.
  function lay_again() {
    const counted = table.spots().text;
    laying = true;
    counted === text ? show_entry(true) : change(counted);
  }

  function stop_laying() {
    laying = false;
    show_entry(true);
  }

  /// The one who entered by keys stays there.
  function hold_entry() {
    at_id('entry').contains(document.activeElement) || at_id('entry').focus({preventScroll: true});
  }

  function try_text(tried) {
    try {
      return {judged: core.ask('judge', {record: tried, files})};
    } catch (error) {
      return {message: error.message};
    }
  }

  function highlight(points) {
    shown = points;
    View.show_highlight(app);
    document.querySelectorAll('.point').forEach((key) => key.classList.toggle('shown', key === document.activeElement));
  }

  function go(line) {
    at = Math.max(Math.min(line, last()), 1);
    const number = `#${at}`;
    location.hash === number || history.replaceState(null, '', number);
    shown = null;
    show();
    const row = document.querySelector('#lines .selected');
    row !== null && in_view(row);
    say(`line ${at}: ${RecordText.line(text, at)}`);
  }

  /// Only the list moves where it has a bar of its own; the board stays.
  function in_view(row) {
    const list = at_id('record');
    if (list.scrollHeight > list.clientHeight + 4) {
      list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 3;
    }
  }

  function go_to_end() {
    go(last());
  }

  function step_by(by) {
    const numbers = RecordText.stops(text);
    const here = numbers.filter((number) => number <= at).length - 1;
    go(numbers[Math.max(0, Math.min(numbers.length - 1, here + by))]);
  }

  function warning() {
    return unkept
      ? h('p', {class: 'finding warning'}, 'This browser keeps nothing: save the file before you leave.')
      : null;
  }

  /// The one who entered by keys finds the next key where the last one was.
  function show_entry(stay) {
    const host = at_id('entry');
    const held = host.contains(document.activeElement);
    fill(host, Entry.show(app));
    host.classList.toggle('laying', app.is_laying());
    host.querySelectorAll('.places').forEach(PlaceMap.center);
    host.dataset.times = Number(host.dataset.times || 0) + 1; // how often it has changed: who looks on can wait for it
    const first = host.querySelector('.key, input');
    if (held && first !== null && stay) {
      first.focus({preventScroll: true});
    }
  }

  function show_lines() {
    Lines.show(at_id('lines'), app);
  }

  function show_scores() {
    Scores.show(at_id('scores'), app);
  }

  function measure() {
    room = at_id('board').clientWidth;
  }

  /// Into the room that there is now.
  function fit_board() {
    measure();
    View.show_board(app);
  }

  /// How wide things are is asked first: behind a change the page would have to be laid out once more for that.
  function show() {
    measure();
    const title = (game_of(app.game()) || {title: 'The referee'}).title;
    fill(at_id('title'), title);
    document.title = `${title}: ${table.start.players.join(', ')} – arbiter`;
    fill(at_id('warning'), warning());
    show_scores();
    View.show_steps(app);
    View.show_verdict(app);
    View.show_board(app);
    show_lines();
    show_entry(true);
    table.stopped_at() > 0 && show_fixes(table);
  }

  /// When all else is to be seen.
  function show_fixes(asked) {
    setTimeout(() => asked === table && asked.look_for_fixes() && show_lines(), 50);
  }

  async function begin() {
    try {
      core = await ArbiterCore.start();
    } catch (error) {
      fill(at_id('start'), h('p', {class: 'finding error'}, `The referee could not be started: ${error.message}`));
      return;
    }
    Steering.listen(app);
    await Steering.follow_address(app);
  }

  begin();
})();
