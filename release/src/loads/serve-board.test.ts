import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { stageReleases } from '../publish/stage-releases';
import { aCandidate, aShellCandidate, built } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { serveBoard } from './serve-board';
import type { LoopbackServer } from '../serve/loopback';

describe('The board of a store', () => {
  let board: LoopbackServer;
  after(() => board.stop());
  const get = (path: string) => fetch(`http://localhost:${board.port}${path}`);

  it('shows what is live and staged, by whom, anew each time, and runs nothing that an author writes', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('shell-1'));
    board = await serveBoard(store);
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
});
