import { jsonAnswer } from '../http/first-answer';
import { notePresented, noteReached } from './last-seen';

/** Of every cache with answers of the API; the account's id follows. The service worker removes old ones by it. */
const PREFIX = 'answers-';
const STORED_AT = 'x-stored-at';

/** Whose answers: an account's id, or of anyone who is not signed in. */
type Account = string;
const VISITOR: Account = 'visitor';

/** What anyone may see. */
const publicPaths = /^\/cars(?:\/featured|\/[0-9a-f-]{36})?$/;
/** What a person needs on the way: their trips, and who they are. Never documents, photos of them, or money of owners. */
const ownTrips = '/my/reservations';
/** An owner and an administrator read other people's trips by the same address: those are not stored. */
const oneTrip = /^\/reservations\/[0-9a-f-]{36}$/;
/** Asked by POST, because it begins a session; its answer is the person's role. */
const profilePath = '/login';

export interface OfflineAnswers {
  /**
   * Sends a request. The answer is stored where it may be; where no answer comes because the network is away, the stored
   * one is given.
   *
   * @throws what `send` throws, where nothing is stored
   */
  fetch: (request: Request, account: Account | undefined, send: () => Promise<Response>) => Promise<Response>;
}

/**
 * Answers of the API for when the network is away: own trips by account, and what anyone may see. They are stored by the
 * page, not by the service worker, which knows no accounts.
 *
 * @param baseUrl of the API
 * @param currentAccount who is signed in now; an answer that comes after they have left is not stored
 */
export function createOfflineAnswers(
  baseUrl: string,
  currentAccount: () => Account | undefined,
): OfflineAnswers {
  const base = new URL(baseUrl, location.href).href.replace(/\/$/, '');

  const pathOf = (url: string) =>
    url.startsWith(`${base}/`) ? (url.slice(base.length).split('?')[0] ?? '') : '';
  const mayBeStored = ({ method, url }: Request, account: Account | undefined) => {
    const path = pathOf(url);
    if (method === 'GET' && publicPaths.test(path)) return true;
    if (account === undefined) return false;
    if (method === 'POST') return path === profilePath;
    return method === 'GET' && (path === ownTrips || oneTrip.test(path));
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
      const isOwn = (text: string) => !oneTrip.test(pathOf(request.url)) || viewerOf(text) === 'customer';
      void store(answer.clone(), { url: request.url, account, isHere, isOwn }).catch(() => undefined);
      return answer;
    },
  };
}

const nameOf = (account = VISITOR) => PREFIX + account;

async function find(url: string, account: Account | undefined): Promise<Response | undefined> {
  const stored = await (await caches.open(nameOf(account))).match(url, { ignoreVary: true });
  if (!stored) return undefined;
  notePresented(new Date(stored.headers.get(STORED_AT) ?? 0));
  return jsonAnswer(await stored.text(), url);
}

interface Storing {
  url: string;
  account: Account | undefined;
  isHere: () => boolean;
  isOwn: (text: string) => boolean;
}

async function store(answer: Response, { url, account, isHere, isOwn }: Storing): Promise<void> {
  const name = nameOf(account);
  if (!answer.ok) {
    // Refused now: what was allowed before is not shown either.
    if (answer.status === 403 || answer.status === 404) await (await caches.open(name)).delete(url);
    return;
  }
  const text = await answer.text();
  if (!isOwn(text)) return;
  const cache = await caches.open(name);
  // Behind all others, so that the oldest is the first.
  await cache.delete(url);
  await cache.put(url, new Response(text, { headers: { [STORED_AT]: new Date().toISOString() } }));
  // It came after its person has left.
  if (!isHere()) await caches.delete(name);
}

/** As whom a person sees a trip. */
const viewerOf = (text: string) => (JSON.parse(text) as { viewer?: string }).viewer;

/** Removes all that was stored for others, as soon as it is known who is here: on signing in and out. */
export async function forgetAnswersOfOthers(account: Account): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(account));
  await Promise.all(names.map((name) => caches.delete(name)));
}
