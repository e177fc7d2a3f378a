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
/** Requested by POST, because it begins a session; its answer is the person's role. */
const profilePath = '/login';

export interface OfflineAnswers {
  /** Stores an answer where it may be; `account` is whose token went with the request. */
  store: (request: Request, account: Account | undefined, answer: Response) => void;
  /** What is stored for the person who is signed in now, for a request that is still wanted and gets no answer. */
  find: (request: Request) => Promise<Response | undefined>;
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
    store(request, account, answer) {
      if (answer.headers.has(STORED_AT)) return;
      noteReached();
      if (!mayBeStored(request, account)) return;
      const isHere = () => currentAccount() === account;
      const isOwn = (text: string) => !oneTrip.test(pathOf(request.url)) || viewerOf(text) === 'customer';
      // Where it cannot be stored, it is fetched again.
      void store(answer.clone(), { url: request.url, account, isHere, isOwn }).catch(() => undefined);
    },
    async find(request) {
      if (request.signal.aborted || !mayBeStored(request, currentAccount())) return undefined;
      return find(request.url, currentAccount());
    },
  };
}

const nameOf = (account = VISITOR) => PREFIX + account;

async function find(url: string, account: Account | undefined): Promise<Response | undefined> {
  const stored = await (await caches.open(nameOf(account))).match(url, { ignoreVary: true });
  if (!stored) return undefined;
  const at = stored.headers.get(STORED_AT) ?? '';
  notePresented(new Date(at));
  return jsonAnswer(await stored.text(), url, { [STORED_AT]: at });
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
