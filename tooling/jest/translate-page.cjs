'use strict';

/* global document, MutationObserver, NodeFilter, Text */

/**
 * Replaces each text by `<font>` elements, now and whenever it comes later, as Chrome does when it translates a page;
 * the words stay. React keeps the texts that it made, which are then in no page. Refers to nothing outside, so that a
 * browser can be handed it.
 */
function translatePage(root) {
  // No one else should make one.
  const aFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const isLeft = text.parentElement?.closest('font, script, style, textarea, title, [translate="no"]');
      if (isLeft !== null || text.data.trim() === '') continue;
      const [outer, inner] = [aFont(), aFont()];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(root);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  }).observe(root, { childList: true, subtree: true });
}

module.exports = { translatePage };
