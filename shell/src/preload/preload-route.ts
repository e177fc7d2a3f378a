import { inRollout, type FirstData } from '@drove/federation/registry';
import { browserId } from '../registry/this-browser';

interface Release {
  version: string;
  entry?: string;
  routes: string[];
  styles: string[];
  screens: Record<string, string[]>;
  integrity: Record<string, string>;
  firstData?: Record<string, FirstData>;
}
interface Released {
  baseUrl: string;
  claims: { path: string; layout: string }[];
  release: Release;
}
interface Entry extends Released {
  name: string;
  rollout?: Released & { percent: number };
}

/** What of the registry the current route needs. */
export interface RouteEntry extends Released {
  name: string;
  /** Of the claim that covers the route. */
  layout: string;
}

/** Whether a screen's pattern is that of a path. */
export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\/:[^/]+/g, '/[^/]+')}/?$`).test(path);

/** Of what is listed by the patterns of screens, the one that shows a path; empty when none does. */
export const screenOf = (byPattern: Record<string, unknown>, path: string) =>
  Object.keys(byPattern).find((pattern) => matches(pattern, path)) ?? '';

/** The path of a route, which has its query with it. */
export const pathOf = (route: string) => route.split('?')[0] || '/';

/** The route that the address asks for. */
export const currentRoute = () => location.hash.slice(1);
export const currentPath = () => pathOf(currentRoute());

/** A person who tries another build out, by a link or by the browser extension, needs nothing of the released one. */
export const isTryingOut = () => {
  try {
    if (sessionStorage.getItem('mfo') ?? localStorage.getItem('__MF_DEVTOOLS__')) return true;
  } catch {
    // A browser that keeps nothing for pages keeps no override.
  }
  return location.href.includes('mfo=');
};

/**
 * The remote of a path, with the release that this browser gets. It repeats the loader's rules in the fewest words: what
 * it gets wrong costs a request, nothing else.
 *
 * @throws anything, where the page has no registry that can be read
 */
export function entryOf(path: string): RouteEntry | undefined {
  const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '') as { remotes: Entry[] };
  // The longest claim wins.
  let entry: RouteEntry | undefined;
  let longest = 0;
  const browser = browserId();
  for (const listed of registry.remotes) {
    const { name, rollout } = listed;
    const remote = rollout && inRollout(browser, rollout.release.version, rollout.percent) ? rollout : listed;
    for (const { path: claim, layout } of remote.claims) {
      const covers = path === claim || (claim !== '/' && path.startsWith(`${claim}/`));
      if (covers && claim.length > longest) [entry, longest] = [{ ...remote, name, layout }, claim.length];
    }
  }
  return entry;
}

// What is preloaded in another way than it is requested later is fetched twice: everything of a remote is asked
// for anonymously and with its hash.
const preload = (url: string, kind: string, integrity = '') => {
  if (performance.getEntriesByName(url).length > 0) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = url;
  document.head.append(link);
};

/**
 * Asks for the remote's files of a route, the current one while the shell's own script is still on its way: no server
 * knows the route of a hash router. Never throws.
 */
export function preloadRoute(route = currentRoute()): void {
  try {
    if (isTryingOut()) return;
    const path = pathOf(route);
    const entry = entryOf(path);
    if (!entry?.baseUrl || !entry.release.entry) return;
    const { entry: script, routes, styles, screens, integrity } = entry.release;
    const screen = screenOf(screens, path);
    const ask = (kind: string) => (file: string) => {
      preload(entry.baseUrl + file, kind, integrity[file]);
    };
    [script, ...routes, ...(screens[screen] ?? [])].forEach(ask('script'));
    styles.forEach(ask('style'));
  } catch {
    // The shell itself says what is wrong with a registry.
  }
}
