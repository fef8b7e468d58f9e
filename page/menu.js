// What one does with a whole record: share it in a link, save it as a file, change its text, print it, begin another.
'use strict';

const Menu = (() => {
  const page_address = () => Store.address() || location.href.replace(/#.*$/, '');

  function save(app) {
    const url = URL.createObjectURL(new Blob([app.text()], {type: 'text/plain'}));
    const link = h('a', {href: url, download: `${app.file_name()}.tgn`});
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  function copy_key(field, said) {
    return h(
      'button',
      {
        type: 'button',
        class: 'key',
        'data-do': 'copy',
        onclick: async () => {
          field.select();
          try {
            await navigator.clipboard.writeText(field.value);
            fill(said, 'copied');
          } catch (error) {
            fill(said, 'marked: copy it with the keys of your device');
          }
        },
      },
      'Copy',
    );
  }

  async function share(host, app) {
    const said = h('p', {class: 'quiet', 'aria-live': 'polite'});
    const address = h('input', {
      type: 'url',
      id: 'address',
      value: page_address(),
      autocomplete: 'off',
      onchange: (event) => {
        Store.keep_address(event.target.value.trim());
        share(host, app);
      },
    });
    const link = await Share.link(page_address(), app.text(), app.files());
    const field = link === null ? null : h('textarea', {id: 'link', rows: 4, readonly: true, 'aria-label': 'the link'});
    if (field !== null) {
      field.value = link;
    }
    fill(
      host,
      field === null
        ? [
            h('p', {}, 'This record is too long for a link: send the file.'),
            h('button', {type: 'button', class: 'key main', onclick: () => save(app)}, 'Save the file'),
          ]
        : [
            h('p', {}, `The whole record is in the link (${counted(link.length, 'character')}); nobody else keeps it.`),
            field,
            h(
              'div',
              {class: 'keys'},
              copy_key(field, said),
              navigator.share
                ? h(
                    'button',
                    {type: 'button', class: 'key', onclick: () => navigator.share({url: link}).catch(() => {})},
                    'Send',
                  )
                : null,
            ),
          ],
      said,
      h('label', {class: 'field', for: 'address'}, 'Where others open this page'),
      address,
    );
  }

  function show(host, app) {
    const below = h('div', {class: 'below'});
    const key = (name, words, press) =>
      h('button', {type: 'button', class: 'key', 'data-do': name, onclick: press}, words);
    const away = (press) => () => {
      app.close_menu();
      press();
    };
    fill(
      host,
      h(
        'div',
        {class: 'keys'},
        key('share', 'Share a link', () => share(below, app)),
        key('save', 'Save the file', () => save(app)),
        key('text', 'Change the text', away(app.edit_text)),
        key(
          'print',
          'Print',
          away(() => window.print()),
        ),
        key('new', 'Another game', away(app.go_home)),
      ),
      below,
    );
  }

  return {save, show};
})();
