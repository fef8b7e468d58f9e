// Contrast of all words that can be seen, letters of pictures and single letters too, of which axe-core can't tell what
// lies behind them. Gives a line for each pair of colors whose contrast is less than WCAG's 4.5 (3 where letters are large).
(() => {
  const parent = (element) => element.parentElement || element.getRootNode().host;

  const color = (text) => {
    const parts = (text.match(/^rgba?\((.*)\)$/) || ['', '0,0,0,0'])[1].split(/[ ,/]+/).map(Number);
    return parts.length < 4 ? [...parts, 1] : parts;
  };
  const over = ([red, green, blue, alpha], below) =>
    [red, green, blue].map((part, i) => part * alpha + below[i] * (1 - alpha)).concat(1);
  const faded = ([red, green, blue, alpha], opacity) => [red, green, blue, alpha * opacity];

  const luminance = (rgb) => {
    const [red, green, blue] = rgb
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };

  function opacity(element) {
    let all = 1;
    for (let at = element; at; at = parent(at)) all *= Number(getComputedStyle(at).opacity);
    return all;
  }

  function behind(element) {
    const layers = [];
    for (let at = element; at; at = parent(at)) layers.unshift(color(getComputedStyle(at).backgroundColor));
    return layers.reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
  }

  function covers(shape, x, y) {
    const box = shape.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()));
  }

  // What is drawn before a letter lies behind it.
  function behind_letter(letter) {
    const box = letter.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    return [...letter.ownerSVGElement.querySelectorAll('rect,polygon,path,circle')]
      .filter((shape) => shape.compareDocumentPosition(letter) & Node.DOCUMENT_POSITION_FOLLOWING && covers(shape, ...at))
      .map((shape) => [getComputedStyle(shape), opacity(shape)])
      .map(([style, all]) => faded(color(style.fill), Number(style.fillOpacity) * all))
      .reduce((below, fill) => over(fill, below), behind(letter.ownerSVGElement));
  }

  function colors(element) {
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const ground = drawn ? behind_letter(element) : behind(element);
    const ink = drawn ? faded(color(style.fill), Number(style.fillOpacity)) : color(style.color);
    return [over(faded(ink, opacity(element)), ground), ground];
  }

  function everything(root) {
    return [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element],
    );
  }

  function shows_words(element) {
    const box = element.getBoundingClientRect();
    return (
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) &&
      !(element instanceof SVGElement && !element.closest('text')) &&
      box.width > 0 &&
      box.height > 0 &&
      getComputedStyle(element).visibility !== 'hidden' &&
      !element.closest(':disabled')
    );
  }

  function least(element) {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  }

  const low = everything(document.body)
    .filter(shows_words)
    .map((element) => [element, ...colors(element)])
    .filter(([element, ink, ground]) => contrast(ink, ground) < least(element))
    .map(
      ([element, ink, ground]) =>
        `"${element.textContent.trim()}": contrast ${contrast(ink, ground).toFixed(2)}, ` +
        `rgb(${ink.slice(0, 3).map(Math.round)}) on rgb(${ground.slice(0, 3).map(Math.round)})`,
    );
  return [...new Set(low)];
})();
