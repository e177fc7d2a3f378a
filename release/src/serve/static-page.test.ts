import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import type { Origins } from '@drove/federation/registry';
import { releasesTable } from '../loads/releases-table';
import { rollBack } from '../publish/roll-back';
import { integrityOf } from '../integrity';
import { auditText } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { workerOff } from '../registry/worker-switch';
import { filesIn } from '../store/folder-store';
import { openStore } from '../store/open-store';
import { aCandidate, aShellCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { listenOnLoopback } from './loopback';
import { createPageSite } from './page-site';
import { withStaticPage } from './static-page';

const settings = { configuration: { apiBaseUrl: 'https://api.test' }, usesWorker: true };

/** A store whose files someone serves; the checks after an upload read the store itself. */
function aStoreWithPage() {
  const { folder, ...bare } = aStore();
  const served = { ...bare, publicUrl: 'https://cdn.test/' };
  const into = join(folder, '../page');
  const store = { ...withStaticPage(served, filesIn(into), settings), publicUrl: undefined };
  return { store, served, read: (file: string) => readFile(join(into, file), 'utf8') };
}

it('each release, rollback and switch writes the page anew', async () => {
  const { store, read } = aStoreWithPage();
  await releaseTo(store, aCandidate('one'));
  await assert.rejects(read('index.html'), /ENOENT/);
  await releaseTo(store, aShellCandidate('s1'));
  assert.match(await read('index.html'), /remote-auth\/one\//);
  await releaseTo(store, aCandidate('two'), 10);
  assert.match(await read('index.html'), /"rollout":\{"percent":10,.*remote-auth\/two\//);
  await releaseTo(store, aCandidate('two'));
  await rollBack(store, [{ name: 'remote-auth' }], { author: 'Ada' });

  const { remotes } = JSON.parse(await read('registry.json')) as { remotes: { baseUrl: string }[] };
  assert.deepEqual(
    remotes.map(({ baseUrl }) => baseUrl),
    ['https://cdn.test/remote-auth/one/'],
  );
  await changeRegistry(store, (newest) => workerOff(newest, 'it keeps old files', new Date()));
  assert.match(await read('service-worker.js'), /unregister/);
});

it('is the page that our server sends, with its policy inside', async () => {
  const { store, served, read } = aStoreWithPage();
  await releaseTo(store, aShellCandidate('s1'));
  await releaseTo(store, aCandidate('one'));
  const server = await listenOnLoopback(0, await createPageSite(served, settings));
  const answer = await fetch(`http://localhost:${server.port}/`);
  const sent = await answer.text();
  await server.stop();

  const written = await read('index.html');
  assert.equal(
    written
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('<meta name="referrer" content="same-origin">', ''),
    sent,
  );
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(written)?.[1];
  assert.equal(
    `${policy}; frame-ancestors 'self'`.split('; ').sort().join('; '),
    answer.headers.get('content-security-policy')?.split('; ').sort().join('; '),
  );
});

it('has the frames that it names as files beside it', async () => {
  const { store, read } = aStoreWithPage();
  const files = {
    'index.html':
      '<head><script id="registry"></script><script id="configuration"></script><script>inline()</script></head>' +
      '<body><div id="root"></div></body>',
    'frames.0000000001.json': JSON.stringify({
      layouts: {},
      loading: { '': '', public: '<p>Loading...</p>' },
      css: '',
    }),
  };
  const built = Object.entries(files).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]);
  const shell = aShellCandidate('s1', {
    frames: 'frames.0000000001.json',
    integrity: {
      ...aShellCandidate('s1').description.integrity,
      ...Object.fromEntries(built.map(([name, bytes]) => [name, integrityOf(bytes)])),
    },
  });
  for (const [name, bytes] of built) shell.files.set(name, bytes);
  await releaseTo(store, shell);

  const [, file = ''] = /data-file="([^"]*)"/.exec(await read('index.html')) ?? [];
  assert.equal(await read(file), '<p>Loading...</p>');
});

it('has the origins of live and rolled-out remotes in its policy, and says in the audit who changed it', async () => {
  const { store, read } = aStoreWithPage();
  const policy = async () =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await read('index.html'))?.[1] ?? '';
  const withOrigins = (version: string, origins: Origins) =>
    aCandidate(version, { description: { origins } });
  await releaseTo(store, aShellCandidate('s1'));
  await releaseTo(store, aCandidate('one'));
  assert.doesNotMatch(await policy(), /example/);

  await releaseTo(store, withOrigins('two', { connect: ['https://api.example'] }), 10);
  await releaseTo(store, aCandidate('one'));
  const registry = await releaseTo(store, withOrigins('three', { img: ['https://tiles.example'] }));

  assert.match(await policy(), /img-src [^;]*https:\/\/tiles\.example/);
  assert.doesNotMatch(await policy(), /api\.example/);
  assert.match(auditText(registry), /three released .*page's policy \(\+img https:\/\/tiles\.example\)/);
  assert.match(auditText(registry), /one released .*page's policy \(-connect https:\/\/api\.example\)/);
  assert.match(auditText(registry), /two released to 10 % .*policy \(\+connect https:\/\/api\.example\)/);
  assert.match(releasesTable(registry, []), /remote-auth: the page's policy lets it img https:\/\/tiles/);
});

it('ends as the page of what is live when another release came in between', async () => {
  const { store, served, read } = aStoreWithPage();
  await releaseTo(store, aShellCandidate('s1'));
  let isFirst = true;
  const slow = withStaticPage(
    served,
    {
      write: async (path, bytes) => {
        if (isFirst) {
          isFirst = false;
          await releaseTo(store, aCandidate('two'));
        }
        await filesIn(join(served.description, '../page')).write(path, bytes);
      },
    },
    settings,
  );
  await releaseTo({ ...slow, publicUrl: undefined }, aCandidate('one'));

  assert.match(await read('index.html'), /remote-auth\/two\//);
});

it('says that the change is live when the page could not be written, and writes it when it is asked to', async () => {
  const { served, read } = aStoreWithPage();
  let isAway = true;
  const pages = filesIn(join(served.description, '../page'));
  const write = async (path: string, bytes: Buffer) => {
    if (isAway) throw new Error('the host is away');
    await pages.write(path, bytes);
  };
  const store = withStaticPage(served, { write }, settings);
  await assert.rejects(
    releaseTo({ ...store, publicUrl: undefined }, aShellCandidate('s1')),
    /The change is live in .*: the host is away\n.*npm run releases -- page/,
  );
  assert.equal((await store.readRegistry()).registry.shell?.current.version, 's1');
  isAway = false;
  await store.writePage?.();

  assert.match(await read('index.html'), /shell\/s1\//);
});

it('is written for the stage that is opened, and by its own settings', async () => {
  const { folder } = aStore();
  const { folder: pages } = aStore();
  const store = await openStore('staging', {
    STAGING_RELEASES_TO: folder,
    STAGING_RELEASES_PUBLIC_URL: 'https://staging.test/',
    STAGING_RELEASES_PAGE: pages,
    STAGING_API_BASE_URL: 'https://api.staging.test',
    RELEASES_PAGE: 's3://production',
    API_BASE_URL: 'https://api.production.test',
  });
  await releaseTo({ ...store, publicUrl: undefined }, aShellCandidate('s1'));

  assert.match(await readFile(join(pages, 'index.html'), 'utf8'), /https:\/\/api\.staging\.test/);
});
