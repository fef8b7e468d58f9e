// How each game looks and is tapped in: colors of letters, where its cells lie in a scene, which keys its lines need.
// Nothing here says what is legal.
'use strict';

const Looks = (() => {
  const azul_hues = {B: 'blue', Y: 'yellow', R: 'red', K: 'black', W: 'white'};
  const azul_words = {B: 'blue', Y: 'yellow', R: 'red', K: 'black', W: 'white'};
  const grawlix_hues = {R: 'red', O: 'orange', Y: 'yellow', G: 'green', B: 'blue', V: 'violet'};
  const frame_hues = {Y: 'yellow', R: 'red', B: 'brown', G: 'green', S: 'silver'};
  const terrain_hues = {F: 'green', G: 'yellow', V: 'red', T: 'silver', S: 'blue', '.': 'meadow'};
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
  const xy = (cell) => (/^-?\d+,-?\d+$/.test(cell) ? cell.split(',').map(Number) : null);

  /// Behind every such group of letters of a line's words comes a blank.
  const every = (letters, keyword) => (text) => {
    const words = text.trimStart().split(/\s+/);
    const last = words[words.length - 1];
    return words.length > 1 && words[0] === keyword && last.length === letters && !text.endsWith(' ')
      ? text + ' '
      : text;
  };

  const common = {
    hues: {},
    keys: {},
    pads: digits,
    space: () => (text) => text,
    boards: 'seat',
    plane: 'squares',
  };

  const games = {
    azul: {
      hues: azul_hues,
      words: azul_words,
      plane: null,
      keys: {displays: ['B', 'Y', 'R', 'K', 'W', '-']},
      pads: ['B', 'Y', 'R', 'K', 'W', 'c', ...digits.slice(0, 9), ':', 'floor'],
      space: (keyword) => (keyword === 'displays' ? every(4, 'displays') : (text) => text),
    },
    grawlix: {
      hues: grawlix_hues,
      keys: {draft: ['@', '#', '$', '%', '&', '*', 'R', 'O', 'Y', 'G', 'B', 'V']},
      pads: ['@', '#', '$', '%', '&', '*', 'R', 'O', 'Y', 'G', 'B', 'V', ':', ',', '-', '+', ...digits],
      space: (keyword) => (keyword === 'draft' ? every(2, 'draft') : (text) => text),
      map: {group: 'grid', common: true},
    },
    framework: {
      hues: frame_hues,
      keys: {offer: ['Y', 'R', 'B', 'G', 'S', '/', '-', ',', '+', '|', '>', ' ', ...digits]},
      pads: ['Y', 'R', 'B', 'G', 'S', '/', '-', ',', '+', '|', '>', ':', ...digits, 'store', 'stored '],
      map: {shelf: 'display'},
    },
    dorfromantik: {
      hues: terrain_hues,
      plane: 'hexes',
      pads: ['F', 'G', 'V', 'T', 'S', '.', '^', ':', ',', '-', 'task ', 'land ', ...digits],
      map: {plane: 'hexes', common: true},
    },
    'frame-work': {
      keys: {deal: ['A', 'E', 'S', '?', ' ', ...digits]},
      pads: ['A', 'E', 'S', '?', '.', 'draw ', 'use ', 'plant ', 'reveal ', 'pass', 'on ', ...digits],
    },
  };

  const of = (game) => ({...common, ...games[game]});

  /// The group of a scene that a place lies in, by its numbers: {board, shelf, group}; null where there is none.
  function group_of(scene, place, seat) {
    for (const [b, board] of scene.boards.entries()) {
      if (place.common ? board.seat !== null : board.seat !== seat) {
        continue;
      }
      for (const [s, shelf] of board.shelves.entries()) {
        for (const [g, group] of shelf.groups.entries()) {
          const fits =
            (!place.group || group.name === place.group) &&
            (!place.shelf || shelf.name === place.shelf) &&
            (!place.plane || group.plane === place.plane);
          if (fits) {
            return {board: b, shelf: s, group: g, cells: group.cells};
          }
        }
      }
    }
    return null;
  }

  return {of, group_of, xy};
})();
