import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listenOnLoopback } from '../serve/loopback';
import { aStore } from '../testing/a-store';
import { noteServedUrl, servedUrl } from './served-url';

describe('The address of a served store', () => {
  it('is known while it is served, even when its server is too busy to answer', async () => {
    const { folder } = aStore();
    assert.equal(await servedUrl(folder), undefined);
    let isBusy = false;
    const server = await listenOnLoopback(0, (_request, response) => {
      if (!isBusy) response.writeHead(404).end();
    });
    const url = `http://localhost:${server.port}/releases/`;
    const { withdraw } = await noteServedUrl(folder, url);

    assert.equal(await servedUrl(folder), url);
    isBusy = true;
    assert.equal(await servedUrl(folder, 50), url);
    await server.stop();
    assert.equal(await servedUrl(folder), undefined);
    await withdraw();
  });
});
