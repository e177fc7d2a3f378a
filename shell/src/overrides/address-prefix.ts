/** Servers decode `%`, and some join slashes: to another folder than the one that is compared here. */
const ambiguousPath = /%|\/\//;

/** Whether overrides may be allowed by it: an http(s) address with a path, ending with a slash; never an origin alone. */
export function isAddressPrefix(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  const isHttp = protocol === 'https:' || protocol === 'http:';
  return isHttp && pathname !== '/' && pathname.endsWith('/') && search + hash + username === '';
}

/**
 * Whether an address is below a prefix, both as the browser will ask for them: with `..` resolved and the host in
 * full. A prefix ends with a slash, so that neither a longer host nor a longer folder name begins with it.
 */
export function isBelow(address: string, prefix: string): boolean {
  if (!isAddressPrefix(prefix) || !URL.canParse(address)) return false;
  const { href, pathname } = new URL(address);
  return href.startsWith(new URL(prefix).href) && !ambiguousPath.test(pathname);
}
