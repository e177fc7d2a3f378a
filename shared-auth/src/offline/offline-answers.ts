import { notePresented, noteReached } from './last-seen';

/** Of every cache with answers of the API; the account's id follows, nothing for visitors. */
const PREFIX = 'answers-';
const STORED_AT = 'x-stored-at';
/** Lists and trips that were opened last; an older one is asked for again when there is a network. */
const MOST_ANSWERS = 60;
const GOOD_FOR_MS = 30 * 24 * 3600 * 1000;

const goneStatuses = [403, 404, 410];

/** Whose answers: an account's id, or nothing for a visitor. */
type Account = string | undefined;

const uuid = '[0-9a-f-]{36}';
/** What anyone may see. */
const publicPaths = new RegExp(`^/(?:cars|cars/featured|cars/${uuid}|cars/${uuid}/reviews|site)$`);
/** What a person needs on the way: their trips, and who they are. Never documents, photos of them, or money of owners. */
const ownPaths = new RegExp(`^/(?:my/reservations|reservations/${uuid})$`);
/** Asked by POST, because it begins a session; its answer is the person's role. */
const profilePath = '/login';

export interface OfflineAnswers {
  /**
   * Sends a request. The answer is stored where it may be; where no answer comes because the network is away, the stored
   * one is given.
   *
   * @throws what `send` throws, where nothing is stored
   */
  fetch: (request: Request, account: Account, send: () => Promise<Response>) => Promise<Response>;
}

/**
 * Answers of the API for when the network is away: own trips by account, and what anyone may see. They are stored by the
 * page, not by the service worker, which knows no accounts.
 *
 * @param baseUrl of the API
 * @param currentAccount who is signed in now; an answer that comes after they have left is not stored
 */
export function createOfflineAnswers(baseUrl: string, currentAccount: () => Account): OfflineAnswers {
  const base = new URL(baseUrl, location.href).href.replace(/\/$/, '');

  const mayBeStored = ({ method, url }: Request, account: Account) => {
    if (!url.startsWith(`${base}/`)) return false;
    const path = url.slice(base.length).split('?')[0] ?? '';
    if (method === 'GET' && publicPaths.test(path)) return true;
    if (account === undefined) return false;
    return (method === 'GET' && ownPaths.test(path)) || (method === 'POST' && path === profilePath);
  };

  return {
    async fetch(request, account, send) {
      const isStored = mayBeStored(request, account);
      let answer: Response;
      try {
        answer = await send();
      } catch (error) {
        if (!isStored || request.signal.aborted) throw error;
        const stored = await find(request.url, account).catch(() => undefined);
        if (!stored) throw error;
        return stored;
      }
      noteReached();
      if (!isStored) return answer;
      const isHere = () => currentAccount() === account;
      // Where it cannot be stored, it is asked for again.
      void store(answer.clone(), { url: request.url, account, isHere }).catch(() => undefined);
      return answer;
    },
  };
}

const nameOf = (account: Account) => PREFIX + (account ?? '');

async function find(url: string, account: Account): Promise<Response | undefined> {
  const stored = await (await caches.open(nameOf(account))).match(url, { ignoreVary: true });
  const storedAt = new Date(stored?.headers.get(STORED_AT) ?? 0);
  if (!stored || Date.now() - storedAt.getTime() > GOOD_FOR_MS) return undefined;
  notePresented(storedAt);
  const answer = new Response(await stored.text(), { headers: { 'content-type': 'application/json' } });
  // What is relative in an answer is relative to its address.
  return Object.defineProperty(answer, 'url', { value: url });
}

interface Storing {
  url: string;
  account: Account;
  isHere: () => boolean;
}

async function store(answer: Response, { url, account, isHere }: Storing): Promise<void> {
  const name = nameOf(account);
  if (!answer.ok || !isHere()) {
    // Refused now: what was allowed before is not shown either.
    if (goneStatuses.includes(answer.status)) await (await caches.open(name)).delete(url);
    return;
  }
  const text = await answer.text();
  if (!isOwn(text)) return;
  const cache = await caches.open(name);
  // Behind all others, so that the oldest is the first.
  await cache.delete(url);
  await cache.put(url, new Response(text, { headers: { [STORED_AT]: new Date().toISOString() } }));
  const urls = await cache.keys();
  for (const oldest of urls.slice(0, -MOST_ANSWERS)) await cache.delete(oldest);
  if (!isHere()) await caches.delete(name);
}

/** An owner or an administrator reads other people's trips by the same address: those are not stored. */
const isOwn = (text: string) => {
  const { viewer } = JSON.parse(text) as { viewer?: unknown };
  return viewer === undefined || viewer === 'customer';
};

/** Removes all that was stored for others, as soon as it is known who is here: on signing in and out. */
export async function forgetAnswersOfOthers(account: Account): Promise<void> {
  // A page that is not secure has stored none.
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(account));
  await Promise.all(names.map((name) => caches.delete(name)));
}
