import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { releasesOf } from '../registry/changes';
import { rollBack } from '../publish/roll-back';
import { aBucket } from '../testing/a-bucket';
import { aCandidate, aCandidateOf, aCompressedCandidate } from '../testing/a-candidate';
import { releaseTo } from '../testing/a-store';
import { bucketStore } from './bucket-store';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

describe('A release store in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof aBucket>>;
  let store: ReleaseStore;
  before(async () => {
    bucket = await aBucket();
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    const publicUrl = `${bucket.endpoint}/releases/`;
    const address = { bucket: 'releases', region: 'auto', endpoint: bucket.endpoint };
    store = bucketStore({ ...address, publicUrl, sourceMaps: undefined });
  });
  after(() => bucket.stop());

  it('keeps concurrent releases, and rolls back like a folder', async () => {
    const names = ['remote-a', 'remote-b', 'remote-c'];
    await Promise.all(names.map((name) => releaseTo(store, aCandidateOf(name, 'one'))));
    assert.deepEqual(Object.keys((await store.readRegistry()).registry.remotes).sort(), names);

    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'));
    const registry = await rollBack(store, [{ name: 'remote-auth' }]);
    assert.equal(releasesOf(registry, 'remote-auth').current.version, 'one');
    assert.equal((await store.list('remote-auth/two')).length, aCandidate('two').files.size);
  });

  it('has the last good registry beside one that a hand has broken', async () => {
    assert.deepEqual(await store.readLastGoodRegistry(), (await store.readRegistry()).registry);
    await store.write('releases.json', Buffer.from('{"registryVersion":'));
    await assert.rejects(store.readRegistry(), /is not complete, or not JSON/);
    assert.ok((await store.readLastGoodRegistry())?.remotes['remote-a']);
    await store.write('releases.json', (await store.read('releases.last-good.json')) ?? Buffer.of());
  });

  it('stores source maps only in the configured private place', async () => {
    const files = { 'routes.0000000002.js.map': '{"sources":["src/routes.tsx"]}' };
    const path = 'remote-auth/mapped/routes.0000000002.js.map';
    await releaseTo(store, aCandidate('mapped', { files }));
    assert.deepEqual(
      bucket.keys().filter((key) => key.endsWith('.map')),
      [],
    );

    const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
    const environment = {
      RELEASES_PUBLIC_URL: `${bucket.endpoint}/releases/`,
      RELEASES_ENDPOINT: bucket.endpoint,
      RELEASES_SOURCE_MAPS: folder,
    };
    const opened = await openStore('s3://releases', environment);
    await releaseTo(opened, aCandidate('mapped', { files }));
    assert.equal(readFileSync(join(folder, path), 'utf8'), files['routes.0000000002.js.map']);
    assert.deepEqual(
      bucket.keys().filter((key) => key.endsWith('.map')),
      [],
    );
    rmSync(folder, { recursive: true });

    const other = await openStore('s3://releases', { ...environment, RELEASES_SOURCE_MAPS: 's3://maps' });
    assert.ok(other.sourceMaps);
    await assert.rejects(
      openStore('s3://releases', { ...environment, RELEASES_SOURCE_MAPS: 's3://releases/' }),
      /visitors can read/,
    );
  });

  it('stores compressed forms with their encoding and their content’s type', async () => {
    await releaseTo(store, aCompressedCandidate('compressed'));
    const folder = 'remote-auth/compressed/routes.0000000002.js';
    const type = 'text/javascript; charset=utf-8';
    assert.deepEqual(bucket.headersOf(folder), { type, encoding: undefined });
    assert.deepEqual(bucket.headersOf(`${folder}.br`), { type, encoding: 'br' });
    assert.deepEqual(bucket.headersOf(`${folder}.gz`), { type, encoding: 'gzip' });
  });

  it('refuses to replace a registry that was not read before', async () => {
    const { registry, revision } = await store.readRegistry();
    assert.equal(await store.replaceRegistry(registry, undefined), false);
    assert.equal(await store.replaceRegistry(registry, '"another"'), false);
    assert.equal(await store.replaceRegistry(registry, revision), true);
  });
});
