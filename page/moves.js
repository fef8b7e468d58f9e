// Takes legal moves apart, so that one can be tapped together part by part; which moves there are, the core says.
'use strict';

const Moves = (() => {
  const shown = (value) => (Array.isArray(value) ? value.join(' ') : String(value));

  /// Of all turns of a hex tile the first in the alphabet stands for its kind; a flag stays with it.
  function kind_of(tile) {
    const edges = tile.slice(0, 6);
    const flag = tile.slice(6);
    let kind = edges;
    for (let turn = 1; turn < 6; ++turn) {
      const turned = edges.slice(turn) + edges.slice(0, turn);
      kind = turned < kind ? turned : kind;
    }
    return kind + flag;
  }

  const facet = (key, value, more) => ({key, value: shown(value), ...more});

  function facets_of_pick(event) {
    const source = shown(event.source);
    const group = source === 'c' ? 'center' : `display ${source}`;
    const facets = [facet('pick', source + event.color, {group, source, letter: event.color}), facet('goal', event.goal)];
    return event.drop === undefined ? facets : [...facets, facet('drop', event.drop)];
  }

  function facets_of_hex(move) {
    const {marker, tile, cell, ...rest} = move.event;
    const facets = [
      facet('kind', `${move.verb} ${marker || ''} ${kind_of(tile)}`, {
        tile: kind_of(tile),
        group: marker ? `task tile ${marker}` : 'landscape tile',
      }),
    ];
    facets.push(facet('cell', cell), facet('turn', tile, {tile}));
    return facets.concat(Object.entries(rest).map(([key, value]) => facet(key, value)));
  }

  /// The parts of a move in the order in which one thinks of them.
  function facets_of(game, move) {
    const event = move.event || {};
    const who = facet('player', move.player === null ? '' : move.player);
    if (game === 'azul' && move.verb === 'pick') {
      return [who, ...facets_of_pick(event)];
    }
    if (game.startsWith('dorfromantik') && event.tile && event.cell) {
      return [who, ...facets_of_hex(move)];
    }
    const parts = Object.entries(event).map(([key, value]) => facet(key, value));
    return [who, facet('verb', move.verb === null ? '' : move.verb), ...parts];
  }

  const same = (one, other) =>
    one !== undefined && other !== undefined && one.key === other.key && one.value === other.value;
  const fits = (facets, path) => path.every((chosen, at) => same(facets[at], chosen));

  const apart = new WeakMap(); // lists of moves that have been taken apart: each tap asks of the same one

  function taken_apart(game, moves) {
    if (!apart.has(moves)) {
      apart.set(
        moves,
        moves.map((move) => ({move, facets: facets_of(game, move)})),
      );
    }
    return apart.get(moves);
  }

  function choices_at(candidates, at) {
    const choices = new Map();
    for (const candidate of candidates) {
      const next = candidate.facets[at] || {key: 'end', value: ''};
      const name = `${next.key} ${next.value}`;
      const known = choices.get(name);
      known ? known.moves.push(candidate.move) : choices.set(name, {facet: next, moves: [candidate.move]});
    }
    return [...choices.values()];
  }

  /// Verbs that tell nothing are passed over, and parts that all candidates share.
  /// {path, choices: [{facet, moves}]}, or {path, move} when one has been chosen to its end.
  function step(game, moves, chosen) {
    const all = taken_apart(game, moves);
    const path = [];
    for (;;) {
      const candidates = all.filter(({facets}) => fits(facets, path));
      const choices = choices_at(candidates, path.length);
      const next = choices.find((choice) => same(choice.facet, chosen[0]));
      if (choices.length === 1 && choices[0].facet.key === 'end') {
        return {path, move: candidates[0].move};
      }
      if (next !== undefined) {
        if (next.facet.key === 'end') {
          return {path, move: next.moves[0]};
        }
        path.push(next.facet);
        chosen = chosen.slice(1);
      } else if (choices.length === 1 && candidates.length > 1) {
        path.push(choices[0].facet);
      } else {
        return {path, choices};
      }
    }
  }

  return {facets_of, kind_of, step};
})();
