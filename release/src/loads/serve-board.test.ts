import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { stageReleases } from '../publish/stage-releases';
import { aCandidate, aShellCandidate, built } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { serveBoard } from './serve-board';
import { listenOnLoopback, type LoopbackServer } from '../serve/loopback';

describe('The board of a store', () => {
  let board: LoopbackServer;
  after(() => board.stop());
  const get = (path: string) => fetch(`http://localhost:${board.port}${path}`);

  it('shows what is live and staged, by whom, anew each time, and runs nothing that an author writes', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('shell-1'));
    board = await serveBoard(store, {});
    assert.match(await (await get('/')).text(), /<td>shell<\/td><td>shell-1<\/td><td>100 %<\/td>/);

    await releaseTo(store, built(aCandidate('auth-1')));
    await stageReleases(store, {
      candidates: [built(aCandidate('auth-2'))],
      author: '<script>Ada</script>',
      commit: 'abc',
      further: [],
    });
    const response = await get('/');
    const page = await response.text();
    assert.match(page, /<td>remote-auth<\/td><td>auth-1<\/td>/);
    assert.match(page, /remote-auth: auth-2 is staged since .* by &lt;script&gt;Ada&lt;\/script&gt;/);
    assert.doesNotMatch(page, /<script/);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.equal((await get('/other')).status, 404);
  });

  it('shows the vitals of what is live, asked of the telemetry with its key', async (test) => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('shell-1'));
    const asked: unknown[] = [];
    const telemetry = await listenOnLoopback(0, ({ url, headers }, response) => {
      asked.push([url?.split('?')[0], headers['x-telemetry-key']]);
      const vital = { remote: 'shell', vital: 'lcp', good: 90, fair: 8, poor: 2 };
      const vitals = ['shell-1', 'made-up'].map((version) => ({ ...vital, version }));
      response.end(JSON.stringify({ versions: [], faults: [], vitals }));
    });
    test.after(() => telemetry.stop());
    const TELEMETRY_URL = `http://localhost:${telemetry.port}/telemetry/remote-loads`;
    const ofVitals = await serveBoard(store, { TELEMETRY_URL, TELEMETRY_READ_KEY: 'the key' });
    test.after(() => ofVitals.stop());

    const page = await (await fetch(`http://localhost:${ofVitals.port}/`)).text();
    assert.match(page, /<h2>Vitals<\/h2>.*<td>shell@shell-1<\/td><td>good \(up to 2\.5 s\)<\/td>/s);
    assert.doesNotMatch(page, /made-up/);
    assert.deepEqual(asked.sort(), [
      ['/telemetry/faults', 'the key'],
      ['/telemetry/remote-loads', 'the key'],
      ['/telemetry/vitals', 'the key'],
    ]);
  });
});
