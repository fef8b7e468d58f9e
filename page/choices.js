// The keys of the choices that legal moves leave: tiles, hexes, cards, places, each as it looks on the table.
'use strict';

const Choices = (() => {
  function count_in(app, facet) {
    const scene = app.scene();
    const shelves = scene ? scene.boards[0].shelves : [];
    const groups = shelves
      .filter((shelf) => shelf.name.includes(facet.source === 'c' ? 'center' : 'displays'))
      .flatMap((shelf) => shelf.groups)
      .filter((group) => facet.source === 'c' || group.name === facet.source);
    return groups
      .flatMap((group) => group.cells)
      .filter((cell) => cell.piece !== null && cell.piece.letter === facet.letter).length;
  }

  /// A tile of the offer as it is drawn on the board.
  function offered(app, number) {
    const scene = app.scene();
    const group = scene && Looks.group_of(scene, {common: true, shelf: 'offer'}, null);
    const drawn = group && Board.cell_in(app.board(), {...group, x: Number(number), y: 0});
    return drawn || null;
  }

  const grawlix_tile = /^[@#$%&*][ROYGBV]$/;
  const key_words = {draw: 'draw ', with: '', on: 'on ', place: 'card ', goal: '', drop: 'drop ', pick: '', of: '', source: ''};

  function in_words(facet, game) {
    if (facet.key === 'end') {
      return 'that is all';
    }
    if (facet.key === 'goal') {
      return /^\d$/.test(facet.value) ? `line ${facet.value}` : facet.value;
    }
    if (facet.key === 'pick' && game === 'framework') {
      return `tile ${facet.value}`;
    }
    return `${key_words[facet.key] || ''}${facet.value}`;
  }

  function face(facet, app, looks) {
    if (facet.key === 'pick' && facet.letter) {
      return Pieces.square(facet.letter, looks.hues[facet.letter], count_in(app, facet));
    }
    if (facet.tile) {
      return Pieces.hex(facet.tile, looks.hues);
    }
    const tile = facet.value.replace(/^\+/, '');
    if (grawlix_tile.test(tile) && app.game() === 'grawlix') {
      return Pieces.square(tile, looks.hues[tile[1]]);
    }
    return null;
  }

  function name_of(facet, app, looks) {
    if (facet.key === 'pick' && facet.letter) {
      const number = count_in(app, facet);
      return `${facet.letter}${number > 1 ? `×${number}` : ''}: ${looks.words[facet.letter]} from ${facet.group}`;
    }
    return facet.tile ? `${facet.group || 'turned as'} ${facet.tile}` : in_words(facet, app.game());
  }

  function choice_key(choice, app, looks, single) {
    const {facet} = choice;
    const picture = face(facet, app, looks);
    const all = choice.moves.some((move) => move.in_all !== false);
    const rest = single ? choice.moves[0].text : null;
    return h(
      'button',
      {
        type: 'button',
        class: `key${picture ? ' face' : ''}${single ? ' main' : ''}`,
        'data-choice': facet.value,
        'aria-label': rest || picture ? null : name_of(facet, app, looks),
        title: all ? null : 'only if what nobody wrote down allows it',
        onclick: () => (single ? app.press.finish(choice.moves[0]) : app.press.choose(facet)),
      },
      rest || (picture ? [picture, unseen(name_of(facet, app, looks))] : in_words(facet, app.game())),
      all ? null : ' ?',
    );
  }

  function grouped_keys(choices, app, looks, single) {
    const groups = new Map();
    for (const choice of choices) {
      const name = choice.facet.group || '';
      groups.set(name, [...(groups.get(name) || []), choice]);
    }
    return [...groups].map(([name, members]) =>
      h(
        'div',
        {
          class: name === '' ? 'keys' : members.length > 5 ? 'keys many' : 'keys named',
          role: 'group',
          'aria-label': name || null,
        },
        name === '' ? null : h('span', {class: 'group-name'}, name),
        members.map((choice) => choice_key(choice, app, looks, single)),
      ),
    );
  }

  /// Tiles of an offer as pictures, with their numbers.
  function offer_keys(choices, app) {
    const host = h('div', {class: 'offer'});
    const root = host.attachShadow({mode: 'open'});
    const defs = Board.root_of(app.board()).querySelector('defs');
    root.append(
      h(
        'style',
        {},
        `:host{display:flex;flex-wrap:wrap;gap:8px}
            button{font:600 14px system-ui;width:84px;padding:4px;border:1px solid #8a8f98;border-radius:10px;
              background:#fff;color:#222;touch-action:manipulation}
            svg{width:72px;height:72px;display:block;margin:0 auto 2px}
            button:focus-visible{outline:3px solid #0a58ca}
            @media(prefers-color-scheme:dark){button{background:#23262b;color:#eee}}`,
      ),
    );
    defs && root.append(Pieces.svg('svg', {style: 'position:absolute;width:0;height:0'}, defs.cloneNode(true)));
    choices.forEach((choice) => {
      const drawn = offered(app, choice.facet.value);
      root.append(
        h(
          'button',
          {
            type: 'button',
            'data-choice': choice.facet.value,
            onclick: () => app.press.choose(choice.facet),
          },
          drawn ? Pieces.cut(drawn, '-2 -2 68 68') : null,
          `tile ${choice.facet.value}`,
        ),
      );
    });
    return host;
  }

  const is_place = (choice) => choice.facet.key === 'cell' && Looks.xy(choice.facet.value) !== null;

  function place_keys(choices, app, looks) {
    const scene = app.scene();
    const seat = app.seat_to_move();
    const group = scene && looks.map ? Looks.group_of(scene, looks.map, looks.map.common ? null : seat) : null;
    return PlaceMap.make(
      app.board(),
      group,
      looks.plane,
      choices.map((choice) => ({
        at: Looks.xy(choice.facet.value),
        name: choice.facet.value,
        press: () => app.press.choose(choice.facet),
      })),
    );
  }

  function keys_for(choices, app, looks) {
    const places = choices.filter(is_place);
    const others = choices.filter((choice) => !is_place(choice));
    const single = choices.length === 1 && choices[0].moves.length === 1;
    if (single) {
      return grouped_keys(choices, app, looks, true);
    }
    if (
      choices[0].facet.key === 'pick' &&
      app.game() === 'framework' &&
      choices.every((choice) => offered(app, choice.facet.value))
    ) {
      return offer_keys(choices, app);
    }
    return [places.length > 0 ? place_keys(places, app, looks) : null, grouped_keys(others, app, looks, false)];
  }

  const trail_words = (path, app, looks) =>
    path
      .filter((facet) => facet.value !== '' && facet.key !== 'verb')
      .map((facet) => (facet.key === 'player' ? facet.value : name_of(facet, app, looks)))
      .join(' · ');

  return {keys_for, trail_words};
})();
