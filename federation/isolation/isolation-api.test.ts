import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listenOnLoopback, type LoopbackServer } from '../local/serve/loopback';
import { createIsolationApi } from './isolation-api';

describe('The isolation server', () => {
  let server: LoopbackServer;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${server.port}${path}`, init);
  const as = (email: string) => ({ headers: { Authorization: `Bearer recorded:${email}` } });

  before(async () => {
    server = await listenOnLoopback(0, createIsolationApi('remote-auth', 'http://localhost:3000'));
  });
  after(() => server.stop());

  it('tells each demo account who it is, as the real API did', async () => {
    const profile = async (email: string) => {
      const reply = await ask('/isolation/recorded/login', { method: 'POST', ...as(email) });
      return ((await reply.json()) as { user: { email: string; role: string } }).user;
    };
    assert.equal((await profile('customer@demo.test')).role, 'customer');
    assert.equal((await profile('owner@demo.test')).role, 'car_owner');
    assert.equal((await profile('admin@demo.test')).role, 'admin');
  });

  it('says what to do about a request that no one has recorded', async () => {
    const reply = await ask('/isolation/recorded/never?a=b', as('owner@demo.test'));
    assert.equal(reply.status, 501);
    assert.deepEqual(await reply.json(), {
      code: 'NOT_RECORDED',
      message:
        'No answer is on record for "GET /never?a=b" as owner@demo.test. Add it to remote-auth/recorded/requests.json, and run: npm run record -w remote-auth',
    });
  });

  it('says of what would change something that it needs a backend', async () => {
    const reply = await ask('/isolation/recorded/cars', { method: 'POST', ...as('owner@demo.test') });
    const { message } = (await reply.json()) as { message: string };
    assert.match(message, /^Answers on record change nothing, so that "POST \/cars" needs a backend/);
  });

  it('has a picture for every photo', async () => {
    const reply = await ask('/isolation/recorded/photos/key/small.webp');
    assert.equal(reply.headers.get('content-type'), 'image/svg+xml');
  });

  it('is where the photos of its answers are looked for', async () => {
    const site = await listenOnLoopback(0, createIsolationApi('remote-marketplace', 'http://localhost:3000'));
    const reply = await fetch(`http://localhost:${site.port}/isolation/recorded/cars/featured?limit=8`);
    const text = await reply.text();
    await site.stop();
    assert.match(text, /"http:\/\/localhost:3000\/isolation\/recorded\/photos\//);
  });

  it('fails where it was told to, whatever is asked', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      assert.equal((await ask('/isolation/failing', { method })).status, 503);
    }
  });
});
