// A record in a link: behind "#tgn1." stand the record and its side files, deflated, in base64url.
'use strict';

const Share = (() => {
  const mark = '#tgn1.';
  const longest = 8000;
  const most_inflated = 4 << 20;

  async function through(stream, bytes, most) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) {
        throw new Error('this link holds more than a record');
      }
      parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  function to_letters(bytes) {
    let text = '';
    for (const byte of bytes) {
      text += String.fromCharCode(byte);
    }
    return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }

  const to_bytes = (letters) =>
    Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

  async function pack(record, files) {
    const held = Object.keys(files).length === 0 ? {record} : {record, files};
    const bytes = new TextEncoder().encode(JSON.stringify(held));
    return mark + to_letters(await through(new CompressionStream('deflate-raw'), bytes, Infinity));
  }

  const is_packed = (hash) => hash.startsWith(mark);

  /// {record, files} or an Error with a sentence.
  async function unpack(hash) {
    let held;
    try {
      const bytes = await through(
        new DecompressionStream('deflate-raw'),
        to_bytes(hash.slice(mark.length)),
        most_inflated,
      );
      held = JSON.parse(new TextDecoder().decode(bytes));
    } catch (error) {
      throw new Error('this link is damaged: a part of it is missing or was changed on its way');
    }
    if (typeof held.record !== 'string') {
      throw new Error('this link holds no record');
    }
    const files = {};
    for (const [name, text] of Object.entries(held.files || {})) {
      files[name] = String(text);
    }
    return {record: held.record, files};
  }

  /// null where it would be too long for a link.
  async function link(base, record, files) {
    const address = base.replace(/#.*$/, '') + (await pack(record, files));
    return address.length <= longest ? address : null;
  }

  return {is_packed, link, longest, pack, unpack};
})();
