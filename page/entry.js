// Where the game is entered: what can be written next, tapped part by part or typed.
'use strict';

const Entry = (() => {
  const ends_of_turn = {
    round: 'a round begins',
    displays: 'the factory displays are filled',
    draft: 'the draft, in the order made',
    offer: 'tiles are laid out',
    deal: 'cards are dealt',
  };
  let chosen = [];
  let typing = false;
  let folded = false; // to see the table
  let unknown = null; // a move with something that nobody but the table can know

  function reset() {
    chosen = [];
    typing = false;
    unknown = null;
    Laying.reset();
  }

  const again = (app) => app.show_entry(true);

  function choose(facet, app) {
    chosen = [...chosen, facet];
    const {move} = Moves.step(app.game(), app.next().moves, chosen);
    move === undefined ? again(app) : finish(move, app);
  }

  /// A question mark in a legal move stands for what only the table knows: it is asked for.
  function finish(move, app) {
    if (/(^|[ :+])\?/.test(move.text)) {
      unknown = move.text;
      chosen = [];
      again(app);
    } else {
      app.write(move.text);
    }
  }

  function tap_part(next, app) {
    const looks = Looks.of(app.game());
    const step = Moves.step(app.game(), next.moves, chosen);
    return h(
      'div',
      {class: 'tap'},
      h(
        'p',
        {class: 'trail', id: 'trail'},
        Choices.trail_words(step.path, app, looks) || next.to_move || '',
        h('span', {class: 'ask'}, ` ${asking(step.choices[0].facet.key)}`),
      ),
      Choices.keys_for(step.choices, app, looks),
      chosen.length > 0
        ? h(
            'button',
            {
              type: 'button',
              class: 'key quiet-key back',
              'data-do': 'back',
              onclick: () => {
                chosen = chosen.slice(0, -1);
                again(app);
              },
            },
            '‹ back',
          )
        : null,
    );
  }

  const questions = {
    pick: 'takes',
    goal: 'to',
    drop: 'drops',
    tile: 'which tile?',
    cell: 'where?',
    turn: 'turned how?',
    kind: 'drew which tile?',
    redrafts: 'drafts',
    draw: 'does what?',
    act: 'does what?',
    verb: 'does what?',
    card: 'which card?',
    with: 'whom?',
    on: 'on whom?',
    do: 'what does the card do?',
    of: 'whose?',
    place: 'which card?',
    end: '',
  };
  const asking = (key) => (key in questions ? questions[key] : '');

  function unknown_part(app) {
    const typed = Typed.make(app, {
      start: unknown,
      select: '?',
      label: 'Which one was it? ? stays where nobody knows',
      done: app.write,
    });
    setTimeout(typed.focus);
    return [typed.form, cancel_key(app)];
  }

  const cancel_key = (app) =>
    h(
      'button',
      {
        type: 'button',
        class: 'key quiet-key',
        'data-do': 'cancel',
        onclick: () => {
          reset();
          again(app);
        },
      },
      '‹ back',
    );

  /// Where the table says who starts, each one whom the referee takes.
  function rounds(line, app) {
    const [keyword, number, starter] = line.split(' ');
    const names = app.standing().players.map((name, seat) => (/^[\p{L}\p{N}_]+$/u.test(name) ? name : `P${seat + 1}`));
    const others = names
      .filter((name) => starter !== undefined && name !== starter)
      .map((name) => `${keyword} ${number} ${name}`);
    return [line, ...others.filter((other) => !app.try_line(other).findings.some(Findings.is_error))];
  }

  function table_part(next, app) {
    const keyword = next.of_table ? next.of_table.split(' ')[0] : next.due[0];
    const looks = Looks.of(app.game());
    if (keyword === 'round' && next.of_table) {
      return h(
        'div',
        {},
        h('p', {class: 'trail'}, 'A round begins'),
        h(
          'div',
          {class: 'keys'},
          rounds(next.of_table, app).map((line) =>
            h('button', {type: 'button', class: 'key main', 'data-do': 'round', onclick: () => app.write(line)}, line),
          ),
        ),
      );
    }
    const typed = Typed.make(app, {
      start: `${keyword} `,
      keys: looks.keys[keyword],
      keyword,
      done: app.write,
      label: `The table: ${ends_of_turn[keyword] || keyword}`,
    });
    const random = next.of_table
      ? h(
          'button',
          {
            type: 'button',
            class: 'key quiet-key',
            'data-do': 'example',
            onclick: () => {
              typed.input.value = next.of_table;
              typed.input.dispatchEvent(new Event('input', {bubbles: true}));
            },
          },
          'let chance draw',
        )
      : null;
    return [typed.form, random];
  }

  function typed_part(app) {
    const typed = Typed.make(app, {label: 'A line, as you would write it', done: app.write});
    setTimeout(typed.focus);
    return [typed.form, cancel_key(app)];
  }

  function fold(app, away) {
    folded = away;
    again(app);
  }

  const foot = (app) => h('div', {class: 'foot'}, type_key(app), see_key(app));

  const see_key = (app) =>
    h(
      'button',
      {
        type: 'button',
        class: 'key quiet-key fold',
        'data-do': 'fold',
        'aria-expanded': 'true',
        onclick: () => fold(app, true),
      },
      'see the table',
    );

  const lay_key = (app, words) =>
    app.can_lay()
      ? h('button', {type: 'button', class: 'key quiet-key', 'data-do': 'lay', onclick: app.lay_again}, words)
      : null;

  const type_key = (app) =>
    h(
      'button',
      {
        type: 'button',
        class: 'key quiet-key',
        'data-do': 'type',
        onclick: () => {
          typing = true;
          again(app);
        },
      },
      'type a line',
    );

  /// Nothing can be added while the referee has stopped at a line before.
  function stopped_part(app) {
    const line = app.stopped_at();
    return [
      h('p', {}, `The referee has stopped at line ${line}.`),
      h(
        'div',
        {class: 'keys'},
        h('button', {type: 'button', class: 'key', 'data-do': 'see', onclick: () => app.go(line)}, `see line ${line}`),
        h('button', {type: 'button', class: 'key', 'data-do': 'drop', onclick: () => app.drop(line)}, 'take it away'),
        h(
          'button',
          {type: 'button', class: 'key', 'data-do': 'stands', onclick: () => app.let_stand(line)},
          'it was played: let it stand',
        ),
      ),
    ];
  }

  function what_next(app) {
    const next = app.next();
    if (unknown !== null) {
      return unknown_part(app);
    }
    if (typing) {
      return typed_part(app);
    }
    if (app.stopped_at() > 0) {
      return [stopped_part(app), foot(app)];
    }
    if (next.over) {
      const over = h('p', {class: 'over'}, 'The game is over.');
      return h('div', {class: 'foot'}, over, lay_key(app, 'change what lies there'), type_key(app), see_key(app));
    }
    const entry = next.moves.length > 0 ? tap_part(next, app) : next.due.length > 0 ? table_part(next, app) : null;
    return entry === null ? typed_part(app) : [entry, lay_key(app, 'lay out a position'), foot(app)];
  }

  function show(app) {
    app.press = {choose: (facet) => choose(facet, app), finish: (move) => finish(move, app)};
    if (!app.at_end()) {
      return h(
        'div',
        {class: 'keys'},
        h(
          'button',
          {type: 'button', class: 'key main', 'data-do': 'end', onclick: app.go_to_end},
          `go on at the end (line ${app.last_line()})`,
        ),
      );
    }
    if (folded) {
      return h(
        'button',
        {
          type: 'button',
          class: 'key main unfold',
          'data-do': 'unfold',
          'aria-expanded': 'false',
          onclick: () => fold(app, false),
        },
        app.is_laying() ? 'lay out what is left' : app.next().to_move ? `${app.next().to_move} plays` : 'go on',
      );
    }
    return app.is_laying() ? Laying.show(app, see_key(app)) : what_next(app);
  }

  return {reset, show};
})();
