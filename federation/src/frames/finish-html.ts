/** HTML without style attributes, which the page's policy would not let act, and the rules that say the same. */
export interface Finished {
  html: string;
  css: string;
}

/**
 * What React has drawn, as it can stand in a page with a strict policy. Relies on React's way of writing attributes:
 * always in double quotes, and a quote in text is never a plain one.
 *
 * @param prefix keeps the names of rules apart from other frames'
 */
export function finishHtml(drawn: string, prefix: string): Finished {
  const rules = new Map<string, string>();
  const html = drawn
    .replaceAll(/<link\b[^>]*"(?:photo-slot|picture):[^>]*>/g, '')
    // Of which release the page's own script knows.
    .replaceAll(/(<img\b[^>]*) src="picture:([^"]*)"/g, '$1 data-picture="$2"')
    // Closed, it shows nothing; the app brings its own.
    .replaceAll(/<dialog\b[^>]*><\/dialog>/g, '')
    .replaceAll(/<img\b[^>]*"photo-slot:"[^>]*>/g, (image) =>
      image
        .replaceAll(/ (?:src|srcset|width|height|style)="[^"]*"/gi, '')
        .replace('<img', '<img data-photo=""'),
    )
    .replaceAll(/ style="([^"]*)"/g, (_all, declarations: string) => {
      const name = rules.get(declarations) ?? `${prefix}-${rules.size}`;
      rules.set(declarations, name);
      return ` data-style="${name}"`;
    })
    // A browser does not say where the caret stands in a field of this type; the keyboard of a phone is the same.
    .replaceAll(/(<input\b[^>]*) type="email"/g, '$1 type="text" inputmode="email"');
  const css = [...rules].map(([declarations, name]) => `[data-style="${name}"]{${unescaped(declarations)}}`);
  return { html, css: css.join('') };
}

const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
