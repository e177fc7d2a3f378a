import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { transform } from 'esbuild';
import { aStore } from '../testing/a-store';
import { faultsText } from './faults-text';
import { readFaults, type ReleaseFault } from './read-faults';
import { frameResolver } from './resolve-frames';

const fault: ReleaseFault = {
  remote: 'remote-auth',
  version: 'a1',
  kind: 'error',
  message: 'Error: no',
  frames: ['remote-auth@a1/main.js:1:20'],
  faults: 7,
  browsers: 3,
  first_at: '2099-07-01T12:00:10.000Z',
  last_at: '2099-07-01T12:30:10.000Z',
};
const source = `// A comment.\nfunction refuse(reason: string) {\n  throw new Error(reason);\n}\nrefuse('no');\n`;

async function aStoreWithMaps() {
  const { code, map } = await transform(source, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: 'webpack://remote_auth/./src/refuse.ts',
  });
  const store = aStore();
  await store.sourceMaps?.write('remote-auth/a1/main.js.map', Buffer.from(map));
  return { store, column: code.indexOf('new Error') + 1 };
}

describe('faults of a release', () => {
  it('are shown in the source, by the maps that are kept of the release', async () => {
    const { store, column } = await aStoreWithMaps();
    const frames = [`remote-auth@a1/main.js:1:${column}`, 'shell@s1/main.js:1:5'];
    const text = await faultsText([{ ...fault, frames }], frameResolver(store.sourceMaps));
    assert.deepEqual(text.split('\n'), [
      'remote-auth@a1  error  7 times in 3 browsers, 2099-07-01 12:00Z to 2099-07-01 12:30Z',
      '  Error: no',
      '    at src/refuse.ts:3:9',
      '    at shell@s1/main.js:1:5',
    ]);
  });

  it('stay as they are without maps, with a broken one, and where a path leads elsewhere', async () => {
    const { store } = await aStoreWithMaps();
    await store.sourceMaps?.write('remote-auth/a1/broken.js.map', Buffer.from('{'));
    const asked: string[] = [];
    const read = (path: string) => {
      asked.push(path);
      return store.sourceMaps?.read(path) ?? Promise.resolve(undefined);
    };
    for (const frame of ['remote-auth@a1/broken.js:1:5', 'remote-auth@a1/../../x.js:1:5', 'nowhere'])
      assert.equal(await frameResolver({ read })(frame), frame);
    assert.deepEqual(asked, ['remote-auth/a1/broken.js.map']);
    assert.equal(await frameResolver(undefined)('remote-auth@a1/main.js:1:5'), 'remote-auth@a1/main.js:1:5');
  });

  it('say that the telemetry does not answer, and that there are none', async () => {
    const resolve = (frame: string) => Promise.resolve(frame);
    assert.match(await faultsText(undefined, resolve), /TELEMETRY_URL/);
    assert.equal(await faultsText([], resolve), 'No faults are reported.');
  });

  it('are asked of the telemetry beside the loads, with its key', async (test) => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push([request.url, request.headers['x-telemetry-key']]);
      response.end(JSON.stringify({ faults: [fault] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    test.after(() => server.close());
    const { port } = server.address() as AddressInfo;
    const environment = {
      TELEMETRY_URL: `http://127.0.0.1:${port}/telemetry/remote-loads`,
      TELEMETRY_READ_KEY: 'the key',
    };
    const answer = await readFaults({ remote: 'remote-auth', version: 'a1' }, environment);
    assert.deepEqual(answer, [fault]);
    assert.deepEqual(asked, [['/telemetry/faults?remote=remote-auth&version=a1', 'the key']]);
  });
});
