/** Moves each text into `<font>` elements, as Chrome does when it translates a page, and leaves the words as they are. */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [aFont(), aFont()];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

/** No one else should make one. */
const aFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
