// Makes elements of the page: h('button', {class: 'key', onclick: press}, 'B').
'use strict';

function h(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (typeof value === 'function') {
      element.addEventListener(key.slice(2), value);
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(key, value === true ? '' : value);
    }
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/// Puts children in place of those that were there.
function fill(element, ...children) {
  element.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/// Words for those who do not see what stands beside them.
const unseen = (words) => h('span', {class: 'unseen'}, words);

/// "1 tile", "2 tiles"
function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
