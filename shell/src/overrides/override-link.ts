import { forgetOverrides, storeOverride } from './stored-overrides';

const parameter = 'mfo';

/**
 * Follows `?mfo=remote_auth@<address or version>`, before the fragment or in it, and takes it out of the address, so
 * that neither a screen nor a copied link carries it on. `?mfo=reset` forgets all, `?mfo` alone opens the panel.
 *
 * @returns whether the panel is to be opened
 */
export function followOverrideLink(page: Location = location): boolean {
  const outer = new URLSearchParams(page.search);
  const [path = '', query = ''] = splitOnce(page.hash, '?');
  const inner = new URLSearchParams(query);
  const values = [...outer.getAll(parameter), ...inner.getAll(parameter)];
  if (values.length === 0) return false;

  for (const value of values) {
    const [remote = '', target = ''] = splitOnce(value, '@');
    if (value === 'reset') forgetOverrides();
    else if (remote && target) storeOverride(remote.replaceAll('-', '_'), target);
  }
  outer.delete(parameter);
  inner.delete(parameter);
  const search = outer.size > 0 ? `?${outer.toString()}` : '';
  const fragment = inner.size > 0 ? `${path}?${inner.toString()}` : path;
  history.replaceState(history.state, '', `${page.pathname}${search}${fragment}`);
  return values.some((value) => value !== 'reset' && !value.includes('@'));
}

/** The link that makes another tab override the same. */
export function overrideLink(scope: string, target: string, page: Location = location): string {
  return `${page.origin}${page.pathname}?${parameter}=${encodeURIComponent(`${scope}@${target}`)}${page.hash}`;
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
