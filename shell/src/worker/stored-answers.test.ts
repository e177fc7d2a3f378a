import { aCacheStorage } from '@drove/shared-auth/testing';
import { trimAnswers } from './stored-answers';

const dayMs = 24 * 3600 * 1000;
const urlOf = (number: number) => `https://api.test/reservations/${number}`;

async function store(number: number, daysAgo: number, name = 'answers-ada') {
  const storedAt = new Date(Date.now() - daysAgo * dayMs).toISOString();
  await (
    await caches.open(name)
  ).put(urlOf(number), new Response('{}', { headers: { 'x-stored-at': storedAt } }));
}
const left = async (name = 'answers-ada') => (await (await caches.open(name)).keys()).map(({ url }) => url);

describe('stored answers', () => {
  beforeEach(() => Object.assign(globalThis, { caches: aCacheStorage() }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  it('expire after thirty days', async () => {
    await store(1, 31);
    await store(2, 29);
    await trimAnswers();
    expect(await left()).toEqual([urlOf(2)]);
  });

  it('are limited to the last sixty of each account', async () => {
    for (let number = 0; number < 62; number += 1) await store(number, 0);
    await store(1, 0, 'answers-visitor');
    await trimAnswers();
    expect((await left())[0]).toBe(urlOf(2));
    expect(await left()).toHaveLength(60);
    expect(await left('answers-visitor')).toHaveLength(1);
  });

  it('leave other caches untouched', async () => {
    await store(1, 31, 'files');
    await trimAnswers();
    expect(await left('files')).toHaveLength(1);
  });
});
