import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { releasesOf } from '../registry/changes';
import { rollBack } from '../publish/roll-back';
import { aBucket } from '../testing/a-bucket';
import { aCandidate, aCandidateOf } from '../testing/a-candidate';
import { releaseTo } from '../testing/a-store';
import { bucketStore } from './bucket-store';
import type { ReleaseStore } from './release-store';

describe('A release store in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof aBucket>>;
  let store: ReleaseStore;
  before(async () => {
    bucket = await aBucket();
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    const publicUrl = `${bucket.endpoint}/releases/`;
    store = bucketStore({ bucket: 'releases', region: 'auto', endpoint: bucket.endpoint, publicUrl });
  });
  after(() => bucket.stop());

  it('keeps releases that arrive at once, and goes back like a folder', async () => {
    const names = ['remote-a', 'remote-b', 'remote-c'];
    await Promise.all(names.map((name) => releaseTo(store, aCandidateOf(name, 'one'))));
    assert.deepEqual(Object.keys((await store.readRegistry()).registry.remotes).sort(), names);

    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'));
    const registry = await rollBack(store, [{ name: 'remote-auth' }]);
    assert.equal(releasesOf(registry, 'remote-auth').current.version, 'one');
    assert.equal((await store.list('remote-auth/two')).length, aCandidate('two').files.size);
  });

  it('lets nobody write over a registry that they have not read', async () => {
    const { registry, revision } = await store.readRegistry();
    assert.equal(await store.replaceRegistry(registry, undefined), false);
    assert.equal(await store.replaceRegistry(registry, '"another"'), false);
    assert.equal(await store.replaceRegistry(registry, revision), true);
  });
});
