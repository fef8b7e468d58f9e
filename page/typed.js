// A line that is typed, or tapped on keys of the game's letters; the referee looks at it while it grows.
'use strict';

const Typed = (() => {
  function verdict_on(line, app) {
    if (line.trim() === '') {
      return {findings: [], steps: []};
    }
    return app.try_line(line);
  }

  function insert(input, letters, space) {
    const from = input.selectionStart === null ? input.value.length : input.selectionStart;
    const to = input.selectionEnd === null ? from : input.selectionEnd;
    const before = space(input.value.slice(0, from) + letters);
    input.value = before + input.value.slice(to);
    input.setSelectionRange(before.length, before.length);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }

  function erase(input) {
    const to = input.selectionEnd;
    const from = input.selectionStart === to ? Math.max(to - 1, 0) : input.selectionStart;
    input.value = input.value.slice(0, from) + input.value.slice(to);
    input.setSelectionRange(from, from);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }

  const key_name = (letters) => (letters === ' ' ? 'blank' : letters.trim());

  function keypad(input, keys, looks, space) {
    const key = (letters) =>
      h(
        'button',
        {
          type: 'button',
          class: `key letter hue-${looks.hues[letters] || 'none'}`,
          'data-key': letters,
          'aria-label': looks.words && looks.words[letters] ? `${letters}, ${looks.words[letters]}` : key_name(letters),
          onclick: () => insert(input, letters, space),
        },
        letters === ' ' ? '␣' : letters.trim(),
      );
    const back = h(
      'button',
      {
        type: 'button',
        class: 'key letter',
        'data-key': 'back',
        'aria-label': 'erase the last letter',
        onclick: () => erase(input),
      },
      '⌫',
    );
    return h(
      'div',
      {class: 'keys pad', role: 'group', 'aria-label': 'letters of the game'},
      keys.map(key),
      keys.includes(' ') ? null : key(' '),
      back,
    );
  }

  /// options: start (text), keys, keyword (of the table's line), label, done (text written), select ("?")
  function make(app, options) {
    const looks = Looks.of(app.game());
    const space = looks.space(options.keyword || '');
    const said = h('div', {class: 'said', 'aria-live': 'polite'});
    const input = h('input', {
      type: 'text',
      class: 'line',
      id: 'typed-line',
      autocomplete: 'off',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      enterkeyhint: 'done',
      inputmode: options.keys ? 'none' : 'text',
    });
    const write = h('button', {type: 'submit', class: 'key main', 'data-do': 'write'}, 'Write it');
    const look = () => {
      const {findings} = verdict_on(input.value, app);
      const wrong = findings.filter(Findings.is_error);
      write.textContent = wrong.length > 0 ? 'Write it all the same' : 'Write it';
      write.classList.toggle('wrong', wrong.length > 0);
      fill(
        said,
        wrong.slice(0, 1).map((finding) => Findings.show(input.value, finding, -1, app)),
      );
    };
    let waiting = 0;
    input.addEventListener('input', () => {
      clearTimeout(waiting);
      fill(said);
      waiting = setTimeout(look, 250);
    });
    input.value = options.start || '';
    const form = h(
      'form',
      {
        class: 'typed',
        onsubmit: (event) => {
          event.preventDefault();
          clearTimeout(waiting);
          input.value.trim() !== '' && options.done(input.value.trimEnd());
        },
      },
      h('label', {for: 'typed-line'}, options.label),
      h('div', {class: 'row'}, input, write),
      said,
      keypad(input, options.keys || looks.pads, looks, space),
    );
    if (options.keys) {
      // The keys suffice; who taps into the line itself wants the keyboard of the phone.
      input.addEventListener('pointerdown', () => input.setAttribute('inputmode', 'text'));
    }
    return {
      form,
      input,
      focus: () => {
        input.focus({preventScroll: true});
        const at = options.select ? input.value.indexOf(options.select) : -1;
        at < 0
          ? input.setSelectionRange(input.value.length, input.value.length)
          : input.setSelectionRange(at, at + options.select.length);
      },
    };
  }

  return {make};
})();
