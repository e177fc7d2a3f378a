import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listenOnLoopback, type LoopbackServer } from '@drove/release/serve/loopback';
import { createIsolationApi } from './isolation-api';
import { apiPlaceholder, type RecordedAnswer } from '@drove/release/gate/browser/recorded-answers';

describe('The isolation server', () => {
  let server: LoopbackServer;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${server.port}${path}`, init);
  const as = (email: string) => ({ headers: { Authorization: `Bearer recorded:${email}` } });

  const profile = (email: string, role: string): RecordedAnswer => ({
    as: email,
    request: 'POST /login',
    status: 200,
    body: { user: { email, role } },
  });
  const answers = [
    profile('customer@demo.test', 'customer'),
    profile('owner@demo.test', 'car_owner'),
    profile('admin@demo.test', 'admin'),
    {
      as: 'anyone',
      request: 'GET /cars/featured?limit=8',
      status: 200,
      body: { cars: [{ photo: { sources: [{ url: `${apiPlaceholder}/photos/car/400.webp` }] } }] },
    },
  ];

  before(async () => {
    server = await listenOnLoopback(
      0,
      createIsolationApi(
        'remote-auth',
        'http://localhost:3000',
        (name) =>
          name === 'remote-dashboard'
            ? Promise.resolve()
            : Promise.reject(new Error(`There is no ${name} here to load.`)),
        () => answers,
      ),
    );
  });
  after(() => server.stop());

  it('returns each demo account’s recorded profile', async () => {
    const profileOf = async (email: string) => {
      const reply = await ask('/isolation/recorded/login', { method: 'POST', ...as(email) });
      return ((await reply.json()) as { user: { email: string; role: string } }).user;
    };
    assert.equal((await profileOf('customer@demo.test')).role, 'customer');
    assert.equal((await profileOf('owner@demo.test')).role, 'car_owner');
    assert.equal((await profileOf('admin@demo.test')).role, 'admin');
  });

  it('explains how to record a missing answer', async () => {
    const reply = await ask('/isolation/recorded/never?a=b', as('owner@demo.test'));
    assert.equal(reply.status, 501);
    assert.deepEqual(await reply.json(), {
      code: 'NOT_RECORDED',
      message:
        'No answer is on record for "GET /never?a=b" as owner@demo.test. Add it to remote-auth/recorded/requests.json, and run: npm run record -w remote-auth',
    });
  });

  it('explains that a change needs a backend', async () => {
    const reply = await ask('/isolation/recorded/cars', { method: 'POST', ...as('owner@demo.test') });
    const { message } = (await reply.json()) as { message: string };
    assert.match(message, /^Answers on record change nothing, so that "POST \/cars" needs a backend/);
  });

  it('has a picture for every photo', async () => {
    const reply = await ask('/isolation/recorded/photos/key/small.webp');
    assert.equal(reply.headers.get('content-type'), 'image/svg+xml');
  });

  it('serves the photos that its answers name', async () => {
    const text = await (await ask('/isolation/recorded/cars/featured?limit=8')).text();
    assert.match(text, /"http:\/\/localhost:3000\/isolation\/recorded\/photos\//);
  });

  it('fails every request at its failing address', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      assert.equal((await ask('/isolation/failing', { method })).status, 503);
    }
  });

  it('empties lists on request, and nothing else', async () => {
    const listed = async (source: string) =>
      (await ask(`/isolation/${source}/cars/featured?limit=8`)).json() as Promise<{ cars: unknown[] }>;
    assert.equal((await listed('recorded')).cars.length, 1);
    assert.deepEqual(await listed('empty'), { cars: [] });
    const profile = await ask('/isolation/empty/login', { method: 'POST', ...as('owner@demo.test') });
    assert.deepEqual(await profile.json(), { user: { email: 'owner@demo.test', role: 'car_owner' } });
  });

  it('fails with the status that is asked for', async () => {
    assert.equal((await ask('/isolation/failing/404')).status, 404);
    assert.equal((await ask('/isolation/failing')).status, 503);
  });

  it('says whether another remote is served beside', async () => {
    assert.equal((await ask('/isolation/beside/remote-dashboard')).status, 200);
    const refused = await ask('/isolation/beside/remote-nowhere');
    assert.equal(refused.status, 404);
    assert.match(await refused.text(), /There is no remote-nowhere here to load\./);
  });
});
