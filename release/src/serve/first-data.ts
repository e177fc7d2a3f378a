import { setTimeout } from 'node:timers/promises';
import { isFirstData } from '@drove/federation/registry';

/** For how long an answer is good, a failure included: the API is asked no more often, however many look. */
const GOOD_FOR_MS = 1000;
/** How long a page waits for it: without it, it comes as it is; the next one may find it there. */
const WAIT_MS = 150;
/** Beyond it, the page would come later for it than the data would by themselves. */
const MOST_BYTES = 50_000;
/** The one address that a server sees: those with a route are a browser's. */
const HOME = '/';

/** Asks for the home page's first data; see `firstDataReader`. */
export type ReadFirstData = (registry: unknown) => Promise<FirstDataOfPage | undefined>;

export interface FirstDataOfPage {
  /** What was asked for, as in the registry. */
  get: string;
  /** The answer, which is JSON. */
  text: string;
}

/**
 * Reads what the home page asks first from an API that stands beside the page's server. It is asked in no one's name,
 * and when it does not answer at once, the page comes without.
 *
 * @param apiUrl its address
 */
export function firstDataReader(apiUrl: string, now: () => number = Date.now): ReadFirstData {
  let known: { get: string; at: number; answer: Promise<string | undefined> } | undefined;
  return async (registry) => {
    const get = firstGetOf(registry);
    if (get === undefined) return undefined;
    if (known?.get !== get || now() - known.at >= GOOD_FOR_MS) {
      known = { get, at: now(), answer: ask(`${apiUrl}/${get}`) };
    }
    const text = await Promise.race([known.answer, setTimeout(WAIT_MS, undefined, { ref: false })]);
    return text === undefined ? undefined : { get, text };
  };
}

async function ask(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(GOOD_FOR_MS),
    });
    const text = await answer.text();
    if (!answer.ok || text.length > MOST_BYTES) return undefined;
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Of the release that most browsers get; with parameters of a route there is nothing to ask for yet. */
function firstGetOf(registry: unknown): string | undefined {
  const { remotes } = registry as { remotes?: unknown };
  for (const entry of Array.isArray(remotes) ? (remotes as (Record<string, unknown> | null)[]) : []) {
    const claims = (Array.isArray(entry?.['claims']) ? entry['claims'] : []) as ({ path?: unknown } | null)[];
    if (!claims.some((claim) => claim?.path === HOME)) continue;
    const { firstData = {} } = (entry?.['release'] ?? {}) as { firstData?: unknown };
    return isFirstData(firstData) ? firstData[HOME]?.get : undefined;
  }
  return undefined;
}

/** The page with the data at its end, behind all that is painted, where its inline script finds them. */
export function pageWithFirstData(html: string, { get, text }: FirstDataOfPage): string {
  // "<" is the only character that could end the element early.
  const json = text.replaceAll('<', '\\u003c');
  const name = get.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const element = `<script type="application/json" id="first-data" data-get="${name}">${json}</script>`;
  return html.replace('</body>', () => `${element}</body>`);
}
