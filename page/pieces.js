// Small pictures on keys: a tile with its letter, a hex with its edges, a piece cut out of the board's drawing.
'use strict';

const Pieces = (() => {
  const svg_of = 'http://www.w3.org/2000/svg';

  function svg(name, attributes, ...children) {
    const element = document.createElementNS(svg_of, name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  const square = (letters, hue, count) =>
    h(
      'span',
      {class: `tile hue-${hue || 'none'}`, 'aria-hidden': 'true'},
      letters,
      count > 1 ? h('small', {}, `×${count}`) : null,
    );

  const corner = (number, radius) => {
    const angle = ((number * 60 - 90) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };

  /// Edges clockwise from the north-east, a corner up.
  function hex(tile, hues) {
    const picture = svg('svg', {viewBox: '-26 -29 52 58', class: 'hex', 'aria-hidden': 'true'});
    for (let side = 0; side < 6; ++side) {
      const [x1, y1] = corner(side, 28);
      const [x2, y2] = corner(side + 1, 28);
      const letter = tile[side] || '.';
      picture.append(svg('path', {d: `M0 0L${x1} ${y1}L${x2} ${y2}Z`, class: `hue-${hues[letter] || 'none'}`}));
      if (letter !== '.') {
        picture.append(
          svg('text', {x: (x1 + x2) * 0.33, y: (y1 + y2) * 0.33 + 3.5, class: `on-${hues[letter]}`}, letter),
        );
      }
    }
    if (tile.length > 6) {
      picture.append(
        svg('circle', {r: 8, class: 'flag'}),
        svg('text', {x: 0, y: 3.5, class: 'on-flag'}, tile.slice(6)),
      );
    }
    return picture;
  }

  /// A cell of the board's drawing, by itself; its style comes with the drawing it is put beside.
  function cut(cell, box) {
    const copy = cell.cloneNode(true);
    copy.removeAttribute('transform');
    return svg('svg', {viewBox: box, 'aria-hidden': 'true'}, copy);
  }

  return {cut, hex, square, svg};
})();
