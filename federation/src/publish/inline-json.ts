/**
 * Fills one of the shell page's JSON elements, so that the page needs no request to know its parts.
 *
 * @param html the shell's built index.html
 * @param id the element's id: `registry` or `configuration`
 * @throws Error when the page has no such element
 */
export function inlineJson(html: string, id: string, value: unknown): string {
  const element = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`);
  if (!element.test(html)) throw new Error(`The page has no <script type="application/json" id="${id}">`);
  // Neither "</script>" nor "<!--" may appear inside a script element.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(element, (_, open: string, close: string) => `${open}${json}${close}`);
}
