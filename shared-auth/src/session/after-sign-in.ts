/** Going back to one of these would sign the person out again, or go in circles. */
const neverReturnTo = ['/login', '/register', '/forgot-password', '/dashboard/logout'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Also with slashes at its end. */
const isSamePage = (path: string, pathname: string) =>
  pathname.startsWith(path) && /^\/*$/.test(pathname.slice(path.length));
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Where someone goes once signed in: where they wanted to go, else the dashboard.
 *
 * @param state the state of the router's location, whose `from` is the location that was refused
 * @returns a path inside the app
 */
export function afterSignInPath(state: unknown): string {
  const from = isRecord(state) ? state['from'] : undefined;
  if (!isRecord(from)) return '/dashboard';
  const pathname = text(from['pathname']);
  const isInApp = /^\/(?![/\\])/.test(pathname);
  if (!isInApp || neverReturnTo.some((path) => isSamePage(path, pathname))) return '/dashboard';
  return `${pathname}${text(from['search'])}${text(from['hash'])}`;
}
