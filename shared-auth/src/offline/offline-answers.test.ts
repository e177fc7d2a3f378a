import { act, renderHook } from '@testing-library/react';
import { createOfflineAnswers, forgetAnswersOfOthers } from './offline-answers';
import { useLastSeen } from './last-seen';
import { aCacheStorage } from '../testing/a-cache-storage';

const api = 'https://api.test';
const trip = `${api}/reservations/00000000-0000-4000-8000-000000000001`;
const isAway = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const get = (url: string) => new Request(url);

let account: string | undefined;
const offline = createOfflineAnswers(api, () => account);
/** As the API client does. */
const ask = async (request: Request, asker: string | undefined, send: () => Promise<Response>) => {
  try {
    const answer = await send();
    offline.store(request, asker, answer);
    return answer;
  } catch (error) {
    const found = await offline.find(request);
    if (!found) throw error;
    return found;
  }
};

/** What is stored beside the answer takes no input or output here, so that it is there in the next turn. */
const stored = () => new Promise((resolve) => setTimeout(resolve, 0));
const seen = (request: Request, send: () => Promise<Response>) =>
  act(async () => {
    const answer = await ask(request, account, send);
    await stored();
    return answer.json() as Promise<unknown>;
  });

beforeEach(() => {
  Object.assign(globalThis, { caches: aCacheStorage() });
  account = 'ada';
});
afterEach(async () => {
  // What was shown from the store is over.
  await ask(get(`${api}/legal`), undefined, answers({}));
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('offline answers', () => {
  it.each([
    ['own trips', get(`${api}/my/reservations?limit=24`)],
    ['one of them', get(trip)],
    ['public data', get(`${api}/cars/featured?limit=8`)],
    ['the own profile', new Request(`${api}/login`, { method: 'POST', body: '{}' })],
  ])('include %s, marked as old', async (_what, request) => {
    const one = { id: 1, viewer: 'customer' };
    const two = { id: 2, viewer: 'customer' };
    await seen(request, answers(one));
    const { result } = renderHook(useLastSeen);
    expect(result.current).toBeUndefined();
    expect(await seen(request, isAway)).toEqual(one);
    expect(result.current).toBeInstanceOf(Date);
    await seen(request, answers(two));
    expect(result.current).toBeUndefined();
    expect(await seen(request, isAway)).toEqual(two);
  });

  it.each([
    ['documents', get(`${api}/my/documents`)],
    ['trips of an owner’s cars', get(`${api}/owner/reservations`)],
    ['a document of a trip', get(`${trip}/photos/1`)],
    ['a request that changes data', new Request(trip, { method: 'POST', body: '{}' })],
    ['another server', get('https://other.test/my/reservations')],
    ['a server whose name begins alike', get('https://api.test.evil.test/my/reservations')],
  ])('exclude %s', async (_what, request) => {
    await seen(request, answers({ id: 1 }));
    await expect(ask(request, account, isAway)).rejects.toThrow('Failed to fetch');
    expect(await caches.keys()).toEqual([]);
  });

  it.each([
    ['an owner', '{"viewer":"owner"}'],
    ['an administrator, written with spaces', '{ "viewer": "admin" }'],
    ['a viewer of a kind to come', '{"viewer":"partner"}'],
    ['an unknown viewer', '{}'],
  ])('exclude a trip viewed by %s', async (_who, text) => {
    await seen(get(trip), () => Promise.resolve(new Response(text)));
    await expect(ask(get(trip), account, isAway)).rejects.toThrow('Failed to fetch');
  });

  it('are not given to another user, nor after signing out', async () => {
    await seen(get(trip), answers({ viewer: 'customer' }));
    for (const other of ['grace', undefined]) {
      account = other;
      await expect(ask(get(trip), other, isAway)).rejects.toThrow('Failed to fetch');
    }
    account = 'ada';
    await forgetAnswersOfOthers('visitor');
    await expect(ask(get(trip), 'ada', isAway)).rejects.toThrow('Failed to fetch');
  });

  it('are not stored when they arrive after signing out', async () => {
    const request = get(trip);
    const late = async () => {
      account = undefined;
      await forgetAnswersOfOthers('visitor');
      return answers({ viewer: 'customer' })();
    };
    await ask(request, 'ada', late);
    await stored();
    expect((await caches.keys()).filter((name) => name.includes('ada'))).toEqual([]);
  });

  it.each([403, 404])('are deleted once the server refuses them with %i', async (status) => {
    await seen(get(trip), answers({ viewer: 'customer' }));
    await seen(get(trip), answers({}, status));
    await expect(ask(get(trip), account, isAway)).rejects.toThrow('Failed to fetch');
  });

  it('do not replace a refusal, nor answer an aborted request', async () => {
    await seen(get(trip), answers({ viewer: 'customer' }));
    expect((await ask(get(trip), account, answers({}, 503))).status).toBe(503);
    const request = new Request(trip, { signal: AbortSignal.abort() });
    await expect(ask(request, account, isAway)).rejects.toThrow('Failed to fetch');
  });
});
