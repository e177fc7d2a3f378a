import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { listenOnLoopback } from '../serve/loopback';
import { createStaticSite } from '../serve/static-site';
import { releasesOf } from '../registry/changes';
import { pageRegistry } from '../registry/page-registry';
import { aCandidate, aCandidateOf, aCompressedCandidate } from '../testing/a-candidate';
import { sourceMapsFolder } from '../store/folder-store';
import { aStore, releaseTo } from '../testing/a-store';
import { rollBack } from './roll-back';

describe('A release', () => {
  it('is live with all its files, and listed for shells', async () => {
    const store = aStore();
    const registry = await releaseTo(store, aCandidate('one'));

    const [entry] = pageRegistry(registry, 'https://cdn.test/').remotes;
    assert.equal(entry?.baseUrl, 'https://cdn.test/remote-auth/one/');
    assert.deepEqual(
      (await store.list('remote-auth/one')).sort(),
      [...aCandidate('one').files.keys()].sort(),
    );
  });

  it('stores its source maps beside the store, and none among the served files', async () => {
    const store = aStore();
    const map = 'routes.0000000002.js.map';
    await releaseTo(store, aCandidate('one', { files: { [map]: '{"sources":["src/routes.tsx"]}' } }));

    assert.ok(!(await store.list('remote-auth/one')).includes(map));
    const kept = readFileSync(join(sourceMapsFolder(store.folder), 'remote-auth/one', map), 'utf8');
    assert.match(kept, /routes\.tsx/);
    const server = await listenOnLoopback(0, createStaticSite({ folder: store.folder }));
    for (const path of [`remote-auth/one/${map}`, `../releases-source-maps/remote-auth/one/${map}`]) {
      assert.equal((await fetch(`http://localhost:${server.port}/${path}`)).status, 404);
    }
    await server.stop();
  });

  it('changes nothing when it is live already', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    const { revision } = await store.readRegistry();
    await releaseTo(store, aCandidate('one'));

    assert.equal((await store.readRegistry()).revision, revision);
  });

  it('keeps the previous one in place for open pages', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    const registry = await releaseTo(store, aCandidate('two'));

    assert.equal(releasesOf(registry, 'remote-auth').previous, 'one');
    assert.equal((await store.list('remote-auth/one')).length, aCandidate('one').files.size);
  });

  it('is completed by the next run when its upload was interrupted', async () => {
    const store = aStore();
    const candidate = aCandidate('one');
    await store.write('remote-auth/one/remoteEntry.0000000001.js', Buffer.from('half of i'));
    await releaseTo(store, candidate);

    const entry = readFileSync(join(store.folder, 'remote-auth/one/remoteEntry.0000000001.js'));
    assert.deepEqual(entry, candidate.files.get('remoteEntry.0000000001.js'));
  });

  it('never changes once live: other files under the same version are refused', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    const other = aCandidate('one', { files: { 'routes.0000000002.js': 'something else' } });

    await assert.rejects(releaseTo(store, other), /a version never changes/);
  });

  it('stores compressed forms of its own files only, however they were compressed', async () => {
    const store = aStore();
    const candidate = aCompressedCandidate('one');
    await releaseTo(store, candidate);
    const path = 'routes.0000000002.js';
    const stored = () => store.read(`remote-auth/one/${path}.gz`);
    assert.deepEqual(await stored(), candidate.files.get(`${path}.gz`));

    const compressedOtherwise = gzipSync(candidate.files.get(path) ?? '', { level: 0 });
    candidate.files.set(`${path}.gz`, compressedOtherwise);
    await releaseTo(store, candidate);
    assert.notDeepEqual(await stored(), compressedOtherwise);
    await store.write(`remote-auth/one/${path}.gz`, gzipSync('of another release'));
    await releaseTo(store, candidate);
    assert.deepEqual(await stored(), compressedOtherwise);

    for (const wrong of [gzipSync('of another release'), Buffer.from('not compressed')]) {
      const stale = aCompressedCandidate('two');
      stale.files.set(`${path}.gz`, wrong);
      await assert.rejects(releaseTo(store, stale), /routes\.0000000002\.js\.gz is not the compressed form/);
    }
  });

  it('leaves the live one unchanged when the gate refuses it', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    const broken = aCandidate('two', { description: { contractVersion: 9 } });

    await assert.rejects(releaseTo(store, broken), /was not released; what is live has not changed/);
    assert.equal(releasesOf((await store.readRegistry()).registry, 'remote-auth').current.version, 'one');
    assert.deepEqual(await store.list('remote-auth/two'), []);
  });

  it('does not go live when its server alters or loses a file', async () => {
    const folderOf = aStore();
    const files = createStaticSite({ folder: folderOf.folder });
    let answer = files;
    const server = await listenOnLoopback(0, (request, response) => {
      answer(request, response);
    });
    const store = { ...folderOf, publicUrl: `http://localhost:${server.port}/` };
    try {
      answer = (request, response) => {
        if (request.url?.includes('417.')) response.end('alert(1)');
        else files(request, response);
      };
      await assert.rejects(
        releaseTo(store, aCandidate('one')),
        /417\.0000000004\.js answered with other content/,
      );
      answer = (_request, response) => {
        response.writeHead(503).end();
      };
      await assert.rejects(releaseTo(store, aCandidate('one')), /answered 503/);
      assert.deepEqual((await store.readRegistry()).registry.remotes, {});
      answer = files;
      await releaseTo(store, aCandidate('one'));
    } finally {
      await server.stop();
    }
    await assert.rejects(releaseTo(store, aCandidate('two')), /could not be reached/);
  });
});

describe('Concurrent releases', () => {
  it('of ten remotes are all live at the end', async () => {
    const store = aStore();
    const names = Array.from({ length: 10 }, (_, number) => `remote-${number}`);
    await Promise.all(names.map((name) => releaseTo(store, aCandidateOf(name, 'one'))));

    const { remotes } = (await store.readRegistry()).registry;
    assert.deepEqual(Object.keys(remotes).sort(), names);
  });

  it('of two remotes with the same new path give it to one, and refuse the other', async () => {
    const store = aStore();
    const claims = [{ path: '/trips', layout: 'public' }];
    const wanting = (name: string) =>
      aCandidate('one', { description: { name, scope: name.replace('-', '_'), claims, screens: {} } });
    const outcomes = await Promise.allSettled([
      releaseTo(store, wanting('remote-a')),
      releaseTo(store, wanting('remote-b')),
    ]);

    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal(Object.keys((await store.readRegistry()).registry.remotes).length, 1);
  });
});

describe('A rollback', () => {
  it('restores the previous version, and from there the newer one', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'));

    for (const expected of ['one', 'two']) {
      const registry = await rollBack(store, [{ name: 'remote-auth' }]);
      assert.equal(releasesOf(registry, 'remote-auth').current.version, expected);
    }
  });

  it('restores any earlier version', async () => {
    const store = aStore();
    for (const version of ['one', 'two', 'three']) await releaseTo(store, aCandidate(version));

    const { current } = releasesOf(
      await rollBack(store, [{ name: 'remote-auth', version: 'one' }]),
      'remote-auth',
    );
    assert.equal(current.version, 'one');
    assert.equal(current.commit, 'commit-of-one');
  });

  it('is refused for an incomplete, unknown or first version', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await assert.rejects(rollBack(store, [{ name: 'remote-auth' }]), /nothing to go back to/);
    await releaseTo(store, aCandidate('two'));
    await assert.rejects(
      rollBack(store, [{ name: 'remote-auth', version: 'nine' }]),
      /no version nine. Known ones: one, two/,
    );
    await assert.rejects(rollBack(store, [{ name: 'remote-none' }]), /remote-none has no release here/);

    writeFileSync(join(store.folder, 'remote-auth/one/routes.0000000002.js'), 'tampered');
    await assert.rejects(
      rollBack(store, [{ name: 'remote-auth' }]),
      /no longer whole, so nothing was changed/,
    );
    rmSync(join(store.folder, 'remote-auth/one/routes.0000000002.js'));
    await assert.rejects(rollBack(store, [{ name: 'remote-auth' }]), /is not in/);
    assert.equal(releasesOf((await store.readRegistry()).registry, 'remote-auth').current.version, 'two');
  });
});
