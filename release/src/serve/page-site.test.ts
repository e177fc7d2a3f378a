import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenOnLoopback } from './loopback';
import { aCandidate, aShellCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { createPageSite } from './page-site';
import { servableRegistry } from './servable-registry';

async function aSite() {
  const { folder, ...kept } = aStore();
  // The checks after an upload read the store itself.
  await releaseTo({ ...kept, publicUrl: undefined }, aShellCandidate('one'));
  await releaseTo({ ...kept, publicUrl: undefined }, aCandidate('one'));
  let isDown = false;
  let now = 0;
  const store = {
    ...kept,
    folder,
    publicUrl: 'https://cdn.test/releases/',
    readRegistry: () => (isDown ? Promise.reject(new Error('the bucket is away')) : kept.readRegistry()),
  };
  const site = await createPageSite(
    store,
    { configuration: { overridePrefixes: [] }, imageOrigins: ['https://photos.test'] },
    () => now,
  );
  const server = await listenOnLoopback(0, site);
  const page = async (path = '/') => fetch(`http://localhost:${server.port}${path}`, { redirect: 'manual' });
  return {
    page,
    later: () => (now += 2000),
    releaseShell: (version: string) => releaseTo({ ...kept, publicUrl: undefined }, aShellCandidate(version)),
    storeIsAway: () => (isDown = true),
    stop: server.stop,
  };
}

describe('The page of a deployment', () => {
  it('is the live shell’s with the newest registry, and a matching policy', async () => {
    const { page, stop } = await aSite();
    const answer = await page();
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    await stop();

    assert.match(html, /src="https:\/\/cdn\.test\/releases\/shell\/one\/main\.0000000001\.js" integrity=/);
    assert.match(html, /"baseUrl":"https:\/\/cdn\.test\/releases\/remote-auth\/one\/"/);
    assert.match(policy, /script-src 'self' https:\/\/cdn\.test;/);
    assert.match(
      policy,
      /connect-src 'self' https:\/\/api\.test https:\/\/identitytoolkit\.googleapis\.com /,
    );
    assert.match(policy, /img-src 'self' data: blob: https:\/\/api\.test https:\/\/photos\.test /);
    assert.doesNotMatch(policy, /localhost|unsafe/);
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
  });

  it('is of the API and the identity project that it is served for, whatever its shell was built for', async () => {
    const { folder: _, ...store } = aStore();
    const built = { apiBaseUrl: 'http://localhost:4000', identityUrls: ['http://127.0.0.1:9099'] };
    await releaseTo(store, aShellCandidate('one', built));
    const firebase = { apiKey: 'k', authDomain: 'rental.firebaseapp.com', projectId: 'rental' };
    const configuration = { apiBaseUrl: 'https://api.staging.test', firebase, signInProviders: ['google'] };
    const site = await createPageSite({ ...store, publicUrl: 'https://cdn.test/' }, { configuration });
    const server = await listenOnLoopback(0, site);
    const answer = await fetch(`http://localhost:${server.port}/`);
    await server.stop();

    assert.match(await answer.text(), /"projectId":"rental"/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /connect-src 'self' https:\/\/api\.staging\.test https:\/\/identitytoolkit/);
    assert.match(policy, /frame-src blob: https:\/\/rental\.firebaseapp\.com;/);
    assert.doesNotMatch(policy, /localhost|127\.0\.0\.1/);
  });

  it('starts with the registry before, and says so, when the newest is broken', async () => {
    const kept = aStore();
    await releaseTo({ ...kept, publicUrl: undefined }, aShellCandidate('one'));
    await releaseTo({ ...kept, publicUrl: undefined }, aCandidate('one'));
    const [newest = ''] = readdirSync(join(kept.folder, 'registry')).sort().reverse();
    const broken = String(Number.parseInt(newest, 10) + 1).padStart(8, '0');
    writeFileSync(join(kept.folder, 'registry', `${broken}.json`), '{"registryVersion":');
    const said: string[] = [];
    const read = servableRegistry(kept, (sentence) => said.push(sentence));

    assert.equal((await read()).shell?.current.version, 'one');
    await read();
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', /^The registry before the newest is served: .* is not complete, or not JSON/);

    const configuration = { overridePrefixes: [] };
    const store = { ...kept, publicUrl: 'https://cdn.test/releases/' };
    const server = await listenOnLoopback(
      0,
      await createPageSite(store, { configuration, imageOrigins: [] }),
    );
    const html = await (await fetch(`http://localhost:${server.port}/`)).text();
    await server.stop();
    assert.match(html, /"baseUrl":"https:\/\/cdn\.test\/releases\/remote-auth\/one\/"/);
  });

  it('changes a second after a release, without a restart', async () => {
    const { page, later, releaseShell, stop } = await aSite();
    await releaseShell('two');
    later();
    const html = await (await page()).text();
    await stop();
    assert.match(html, /shell\/two\/main/);
  });

  it('stays unchanged while the store does not answer', async (test) => {
    const { page, later, storeIsAway, stop } = await aSite();
    const complaint = test.mock.method(console, 'error', () => undefined);
    storeIsAway();
    later();
    const answer = await page();
    await stop();
    assert.equal(answer.status, 200);
    assert.match(String(complaint.mock.calls[0]?.arguments[0]), /stays as it is: the bucket is away/);
  });

  it('redirects a typed path to its fragment, and serves nothing else', async () => {
    const { page, stop } = await aSite();
    const typed = await page('/login');
    const file = await page('/main.0000000001.js');
    await stop();
    assert.equal(typed.headers.get('location'), '/#/login');
    assert.equal(file.status, 404);
  });

  it('requires a released shell, and an address of the files', async () => {
    const empty = { ...aStore(), publicUrl: 'https://cdn.test/' };
    await assert.rejects(createPageSite(empty, { configuration: {} }), /No shell has been released there/);
    await assert.rejects(createPageSite(aStore(), { configuration: {} }), /Set RELEASES_PUBLIC_URL/);
  });
});
