/** Neither a screen nor a path of ours begins with these; a mail program, a chat or a habit puts them there. */
const before = /^[\s/\\#!]+/;
/** What a sentence around a link leaves at its end. No path of ours ends so. */
const after = /(?<![^\p{L}\p{N}/_~-])[^\p{L}\p{N}/_~-]+$/u;
/** The same behind a query, where a full stop may be the value's own; everything else of it a form would encode. */
const afterQuery = /(?<![)\]}>,;:!'"’”»…])[)\]}>,;:!'"’”»…]+$/u;

/**
 * The route that a damaged link meant: decoded once where its path was encoded, with one slash between its parts, without
 * `#!` before it and the punctuation of a sentence behind it. An undamaged route stays the same.
 *
 * @param damaged a fragment without its `#`, or an address's path with its query, as they were asked for
 * @returns a path that begins with exactly one slash, so that it leads nowhere else, and its query
 */
export function repairRoute(damaged: string): string {
  const decodedPath = decode(splitQuery(damaged)[0]);
  // The question mark was encoded with the path, and so was what follows it.
  const [path, query] = splitQuery(decodedPath.includes('?') ? decode(damaged) : damaged);
  const parts = decode(path)
    .replace(before, '')
    .replace(after, '')
    .split(/[/\\]+/);
  const kept = escapeRest(query.replace(afterQuery, ''));
  return `/${encodeURI(parts.join('/'))}${kept === '' ? '' : `?${kept}`}`;
}

function splitQuery(route: string): [path: string, query: string] {
  const at = route.indexOf('?');
  return at === -1 ? [route, ''] : [route.slice(0, at), route.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A header, and an address, take neither line breaks nor letters beyond ASCII. */
const escapeRest = (query: string) => query.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
