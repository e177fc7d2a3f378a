interface FileState {
  /** The number of the request to come; from the second on it is in the address. */
  attempt: number;
  hasArrived: boolean;
  isRepaired: boolean;
  /** How often its request was given up. */
  timesGivenUp: number;
}

interface Files {
  addressOf: (url: string) => string;
  asked: (url: string, arrival: Promise<unknown>) => void;
}

declare global {
  /**
   * What the webpack runtime of each build asks and tells about its chunks; see federation's `chunk-requests`. It lives
   * on `globalThis` because that runtime can import nothing.
   */
  var __FILES__: Files | undefined;
}

const states = new Map<string, FileState>();
let collecting: Set<string> | undefined;

function stateOf(url: string): FileState {
  const known = states.get(url);
  if (known) return known;
  const state = { attempt: 1, hasArrived: false, isRepaired: false, timesGivenUp: 0 };
  states.set(url, state);
  return state;
}

/**
 * The address at which a file is to be requested: a browser that waits for a hung address sends no second request for
 * it, and keeps wrong bytes that came from there, so each attempt after a failure has an address of its own.
 *
 * @param url the file's address as it was released
 */
export function addressOf(url: string): string {
  const state = stateOf(url);
  // The first request is answered by its preload, also by one that has failed: without asking the network.
  if (state.attempt === 1 && !state.hasArrived && hasFailedPreload(url)) state.attempt = 2;
  const { attempt } = state;
  if (attempt === 1) return url;
  return `${url}${url.includes('?') ? '&' : '?'}mf-attempt=${attempt}`;
}

const hasFailedPreload = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][data-failed]')].some(
    ({ href }) => href === url,
  );

/**
 * Follows a request for a file to its end. A failure makes the next request another attempt; an arrival after a failure
 * replaces what the browser has kept for the released address, so that the next visit begins with the right file.
 */
export function asked(url: string, arrival: Promise<unknown>): void {
  collecting?.add(url);
  const { attempt } = stateOf(url);
  arrival.then(
    () => hasArrived(url),
    () => hasFailed(url, attempt),
  );
}

function hasArrived(url: string): void {
  const state = stateOf(url);
  state.hasArrived = true;
  if (state.attempt === 1 || state.isRepaired) return;
  state.isRepaired = true;
  void fetch(url, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined);
}

function hasFailed(url: string, attempt: number): void {
  const state = stateOf(url);
  // Two who waited for the same request fail once.
  state.attempt = Math.max(state.attempt, attempt + 1);
}

/** Runs `work` and notes the files that it asks for before its first `await`, also those that are under way already. */
export function collectFiles<T>(files: Set<string>, work: () => T): T {
  const outer = collecting;
  collecting = files;
  try {
    return work();
  } finally {
    collecting = outer;
  }
}

/** How often requests for these files were given up so far. */
export function timesGivenUp(urls: Iterable<string>): number {
  return [...urls].reduce((sum, url) => sum + stateOf(url).timesGivenUp, 0);
}

/**
 * Gives up on those of these files that have not arrived, and on no other: their elements go, and what waits for
 * them sees a failure, so that the next request asks the network instead of joining them.
 */
export function giveUp(urls: Iterable<string>): void {
  for (const url of urls) {
    const state = stateOf(url);
    if (state.hasArrived) continue;
    const { attempt } = state;
    state.timesGivenUp += 1;
    const address = addressOf(url);
    for (const element of document.querySelectorAll('script, link[rel="stylesheet"]')) {
      if (element.getAttribute(element instanceof HTMLScriptElement ? 'src' : 'href') !== address) continue;
      element.dispatchEvent(new Event('error'));
      element.remove();
    }
    hasFailed(url, attempt);
  }
}

globalThis.__FILES__ = { addressOf, asked };
