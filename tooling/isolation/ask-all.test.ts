import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listenOnLoopback, type LoopbackServer } from '@drove/release/serve/loopback';
import { askAll } from './ask-all';
import type { WantedAnswer } from '@drove/release/gate/browser/recorded-answers';

describe('Recording', () => {
  let server: LoopbackServer;
  const url = () => `http://localhost:${server.port}`;
  const record = (wanted: WantedAnswer[]) =>
    askAll({ wanted, apiUrl: url(), identityUrl: url(), accounts: ['ada@demo.test'], password: 'secret' });

  let hasProfiles = true;

  before(async () => {
    server = await listenOnLoopback(0, (request, response) => {
      const isSignIn = request.url?.startsWith('/identitytoolkit') ?? false;
      const { authorization = 'nobody' } = request.headers;
      const statuses: Record<string, number> = {
        '/gone': 404,
        '/busy': 503,
        '/login': hasProfiles ? 200 : 404,
      };
      response.statusCode = statuses[request.url ?? ''] ?? 200;
      if (request.url?.startsWith('/list')) {
        const isFirst = !request.url.includes('cursor=next%20one');
        response.end(JSON.stringify({ list: [isFirst ? 1 : 2], has_more: true, next_cursor: 'next one' }));
        return;
      }
      response.end(
        JSON.stringify(isSignIn ? { idToken: 'a-token' } : { to: authorization, photo: `${url()}/photos/1` }),
      );
    });
  });
  after(() => server.stop());

  it('requests as each wanted account, and records every profile', async () => {
    const { profiles, answers } = await record([
      { as: ['anyone', 'ada@demo.test'], request: 'GET /cars?a=1' },
    ]);
    assert.deepEqual(
      [...profiles, ...answers].map(({ as, request, body }) => [as, request, (body as { to: string }).to]),
      [
        ['ada@demo.test', 'POST /login', 'Bearer a-token'],
        ['anyone', 'GET /cars?a=1', 'nobody'],
        ['ada@demo.test', 'GET /cars?a=1', 'Bearer a-token'],
      ],
    );
  });

  it('keeps refusals, and removes local addresses', async () => {
    const { answers } = await record([{ as: ['anyone'], request: 'GET /gone' }]);
    assert.deepEqual(answers[0], {
      as: 'anyone',
      request: 'GET /gone',
      status: 404,
      body: { to: 'nobody', photo: '{api}/photos/1' },
    });
  });

  it('continues to the last page of a list', async () => {
    const { answers } = await record([{ as: ['anyone'], request: 'GET /list?limit=1' }]);
    assert.deepEqual(
      answers.map(({ body }) => body),
      [
        { list: [1], has_more: true, next_cursor: 'next one' },
        { list: [2], has_more: false, next_cursor: null },
      ],
    );
  });

  it('refuses a backend that is busy, and one without the demo’s people', async () => {
    await assert.rejects(record([{ as: ['anyone'], request: 'GET /busy' }]), /"GET \/busy" as anyone .* 503/);
    hasProfiles = false;
    await assert.rejects(record([]), /"POST \/login" as ada@demo.test was answered with 404/);
    hasProfiles = true;
  });

  it('refuses unknown accounts and requests that change data', async () => {
    await assert.rejects(
      record([{ as: ['eve@demo.test'], request: 'GET /cars' }]),
      /eve@demo.test, who is no/,
    );
    await assert.rejects(record([{ as: ['anyone'], request: 'DELETE /cars/1' }]), /only what reads/);
  });
});
