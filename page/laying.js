// A position laid out by taps: its parts, the spots of each, and what may lie on one. Which these are, the core says.
'use strict';

const Laying = (() => {
  let part = 0; // which one is looked at
  let spot = null; // which one is asked for
  let begun = ''; // what is to lie there, as far as it is said

  function reset() {
    spot = null;
    begun = '';
  }

  function begin() {
    reset();
    part = 0;
  }

  const again = (app) => app.show_entry(true);

  function lay(piece, app) {
    app.lay(part, spot, piece);
  }

  function take(choice, app) {
    if (choice.whole) {
      lay(choice.text, app);
    } else {
      begun = choice.text;
      again(app);
    }
  }

  /// Where only what is printed can lie, one tap is enough.
  function ask_for(asked, app) {
    spot = asked.spot;
    begun = '';
    const choices = app.choices(part, spot, begun);
    asked.printed !== '' && choices.length === 1 ? take(choices[0], app) : again(app);
  }

  const owner_of = (one) => (one.player === null ? 'the table' : one.player);

  function press_key(name, value, words, pressed, press) {
    return h(
      'button',
      {type: 'button', class: 'key', [name]: value, 'aria-pressed': String(pressed), onclick: press},
      words,
    );
  }

  /// Whose, and of that which part.
  function part_keys(parts, app) {
    const go_to = (number) => () => {
      begin();
      part = number;
      again(app);
    };
    const owner = owner_of(parts[part]);
    const owners = [...new Set(parts.map(owner_of))];
    const own = parts.map((one, number) => ({one, number})).filter(({one}) => owner_of(one) === owner);
    return [
      owners.length < 2
        ? null
        : h(
            'div',
            {class: 'keys parts', role: 'group', 'aria-label': 'whose'},
            owners.map((name) =>
              press_key(
                'data-owner',
                name,
                name,
                name === owner,
                go_to(parts.findIndex((one) => owner_of(one) === name)),
              ),
            ),
          ),
      h(
        'div',
        {class: 'keys parts', role: 'group', 'aria-label': `what ${owner} has`},
        own.map(({one, number}) => press_key('data-part', one.name, one.name, number === part, go_to(number))),
      ),
    ];
  }

  function face(text, tile, looks) {
    const hex = tile || (/^(land|task \S+) ([A-Z.]{6}(\^.)?)/.exec(text) || [])[2];
    if (hex) {
      return Pieces.hex(hex, looks.hues);
    }
    const letters = /^(.?)([A-Z])\2*$/.exec(text);
    return letters && letters[2] in looks.hues ? Pieces.square(text, looks.hues[letters[2]]) : null;
  }

  const spot_name = (one, asked) => `${one.name} ${asked.spot}: ${asked.holds || 'nothing'}`;

  function spot_key(one, asked, looks, app) {
    const picture = asked.holds === '' ? null : face(asked.holds, '', looks);
    return h(
      'button',
      {
        type: 'button',
        class: `key spot${picture ? ' face' : ''}${asked.holds === '' ? ' free' : ''}`,
        'data-spot': asked.spot,
        'aria-label': picture ? null : spot_name(one, asked),
        onclick: () => ask_for(asked, app),
      },
      picture ? [picture, unseen(spot_name(one, asked))] : asked.holds || asked.printed || '+',
    );
  }

  function row_part(one, looks, app) {
    const columns = one.form === 'squares' ? Math.max(...one.spots.map(({x}) => x)) + 1 : 0;
    return h(
      'div',
      {
        class: columns > 0 ? 'spots' : 'keys',
        role: 'group',
        'aria-label': one.name,
        style: columns > 0 ? `grid-template-columns: repeat(${columns}, 46px)` : null,
      },
      one.spots.map((asked) => spot_key(one, asked, looks, app)),
    );
  }

  /// The map with what lies there, each piece and each free spot a key.
  function map_part(one, looks, app) {
    const scene = app.scene();
    const seat = app.players().indexOf(one.player);
    const group = scene && Looks.group_of(scene, looks.map, looks.map.common ? null : seat);
    return PlaceMap.make(
      app.board(),
      group,
      one.form,
      one.spots.map((asked) => ({
        at: [asked.x, asked.y],
        name: asked.spot,
        laid: asked.holds,
        press: () => ask_for(asked, app),
      })),
    );
  }

  function number_part(one, app) {
    const {holds} = one.spots[0];
    spot = one.spots[0].spot;
    const digit = (number) =>
      h(
        'button',
        {
          type: 'button',
          class: 'key letter',
          'data-digit': number,
          onclick: () => lay(String(Number(holds + number)), app),
        },
        number,
      );
    return [
      h('p', {class: 'trail'}, `${one.name}: ${holds === '' ? 'not known' : holds}`),
      h(
        'div',
        {class: 'keys pad', role: 'group', 'aria-label': one.name},
        ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map(digit),
        h(
          'button',
          {
            type: 'button',
            class: 'key letter',
            'data-digit': 'back',
            disabled: holds === '',
            'aria-label': 'erase the last digit',
            onclick: () => lay(holds.slice(0, -1), app),
          },
          '⌫',
        ),
      ),
    ];
  }

  function choice_key(choice, looks, app) {
    const picture = face(choice.shown, choice.tile, looks);
    return h(
      'button',
      {
        type: 'button',
        class: `key${picture ? ' face' : ''}`,
        'data-choice': choice.text,
        onclick: () => take(choice, app),
      },
      picture ? [picture, unseen([...new Set([choice.shown, choice.name])].join(', '))] : choice.shown,
      picture || choice.name === choice.shown ? null : h('span', {class: 'quiet'}, ` ${choice.name}`),
    );
  }

  function choice_part(one, looks, app) {
    const choices = app.choices(part, spot, begun);
    const groups = [...new Set(choices.map((choice) => choice.group))];
    return [
      h('p', {class: 'trail'}, `${one.name} ${spot}`, begun === '' ? '' : `: ${begun}`),
      choices.length === 0 ? h('p', {}, 'Nothing can lie here.') : null,
      groups.map((group) =>
        h(
          'div',
          {class: 'keys', role: 'group', 'aria-label': group || null},
          group === '' ? null : h('span', {class: 'group-name'}, group),
          choices.filter((choice) => choice.group === group).map((choice) => choice_key(choice, looks, app)),
        ),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'key quiet-key back',
          'data-do': 'back',
          onclick: () => {
            begun === '' ? reset() : (begun = '');
            again(app);
          },
        },
        '‹ back',
      ),
    ];
  }

  function foot(spots, others, app) {
    return h(
      'div',
      {class: 'keys'},
      spots.end === null
        ? null
        : h(
            'button',
            {type: 'button', class: 'key main', 'data-do': 'finish', onclick: () => app.finish(spots.end)},
            'That is how it ended',
          ),
      h('button', {type: 'button', class: 'key quiet-key', 'data-do': 'stop', onclick: app.stop_laying}, 'play on'),
      h('button', {type: 'button', class: 'key quiet-key', 'data-do': 'text', onclick: app.edit_text}, 'type it'),
      others,
    );
  }

  function content(one, looks, app) {
    if (one.form === 'number') {
      return number_part(one, app);
    }
    if (spot !== null) {
      return choice_part(one, looks, app);
    }
    const map = looks.map && (one.form === 'hexes' || one.form === 'squares');
    return map ? map_part(one, looks, app) : row_part(one, looks, app);
  }

  /// `others` are keys that stand below, too.
  function show(app, others) {
    const spots = app.spots();
    const looks = Looks.of(app.game());
    part = Math.min(part, spots.parts.length - 1);
    return [
      h('p', {class: 'unseen'}, 'What is left on the table'),
      part_keys(spots.parts, app),
      content(spots.parts[part], looks, app),
      foot(spots, others, app),
    ];
  }

  return {begin, reset, show};
})();
