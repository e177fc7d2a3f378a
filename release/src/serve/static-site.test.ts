import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { inspect } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { until } from '../testing/until';
import { listenOnLoopback, type LoopbackServer } from './loopback';
import { createStaticSite } from './static-site';

describe('A static site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
  const site = join(folder, 'dist');
  let server: LoopbackServer;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${server.port}${path}`, { redirect: 'manual', ...init });

  before(async () => {
    mkdirSync(site);
    writeFileSync(join(folder, 'secret.txt'), 'not for you');
    writeFileSync(join(site, 'main.0123456789.js'), 'let a = 1;\n'.repeat(500));
    writeFileSync(join(site, 'main.0123456789.js.map'), '{}');
    writeFileSync(join(site, 'release.json'), '{}');
    const pages = {
      '/index.html': () => '<title>a page</title>',
      // For servers that ask for the path as it is; the root is no folder of pages.
      '/': () => '<title>a page</title>',
      '/large.html': () =>
        Array.from({ length: 3000 }, (_, index) => `<i>${(index ** 3 % 100_003).toString(36)}</i>`).join(''),
      '/broken.html': () => Promise.reject(new Error('the store is away')),
    };
    server = await listenOnLoopback(0, createStaticSite({ folder: site, pages }));
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('caches files with a hash in their name for ever, and others only to ask whether they have changed', async () => {
    const hashed = await get('/main.0123456789.js?mf-attempt=2');
    assert.equal(hashed.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    for (const path of ['/', '/release.json']) {
      const first = await get(path);
      assert.equal(first.headers.get('cache-control'), 'no-cache', path);
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
      const again = await get(path, { headers });
      assert.deepEqual([again.status, await again.text()], [304, ''], path);
    }
    assert.equal((await get('/missing.0123456789.js')).headers.get('cache-control'), 'no-store');
  });

  it('answers 304 to a browser that names what it has, in any form of RFC 9110', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    const statusFor = async (known: string) =>
      (await get('/', { headers: { 'If-None-Match': known } })).status;
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*'])
      assert.equal(await statusFor(known), 304, known);
    for (const known of ['"other"', tag.replaceAll('"', ''), `W/"other","${tag.length}"`])
      assert.equal(await statusFor(known), 200, known);
  });

  it('sends the type of a file, to any origin', async () => {
    const { headers } = await get('/main.0123456789.js');
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('access-control-allow-origin'), '*');
  });

  it('compresses large files in an encoding that the browser accepts', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/main.0123456789.js', { headers: { 'Accept-Encoding': encoding } });
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.ok(Number(answer.headers.get('content-length')) < 500);
      assert.equal((await answer.text()).length, 5500);
    }
    assert.equal((await get('/release.json')).headers.get('content-encoding'), null);
  });

  it('sends a file’s prebuilt compression only for a name with a hash', async () => {
    const [text, best] = ['let b = 2;\n'.repeat(500), brotliCompressSync('let b = 2;\n'.repeat(500))];
    for (const name of ['built.0123456789.js', 'built.js']) {
      writeFileSync(join(site, name), text);
      writeFileSync(join(site, `${name}.br`), best);
      writeFileSync(join(site, `${name}.gz`), gzipSync('of the file before'));
    }
    const asked = async (name: string, accepted: string) => {
      const answer = await get(name, { headers: { 'Accept-Encoding': accepted } });
      const { headers } = answer;
      assert.equal(headers.get('vary'), 'Accept-Encoding');
      assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8');
      return { text: await answer.text(), encoding: headers.get('content-encoding'), headers };
    };
    const built = await asked('/built.0123456789.js', 'gzip, deflate, br, zstd');
    assert.equal(built.encoding, 'br');
    assert.equal(built.headers.get('content-length'), String(best.length));
    assert.equal(built.text, text);
    assert.equal((await asked('/built.js', 'gzip')).text, text);
    assert.equal((await asked('/built.0123456789.js', 'gzip')).text, 'of the file before');
    const plain = await asked('/built.0123456789.js', 'identity');
    assert.equal(plain.text, text);
    assert.equal(plain.headers.get('etag'), built.headers.get('etag'));
  });

  it('sends no encoding that the browser refuses', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/main.0123456789.js', { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'content-encoding',
      );
    assert.equal(await encodingFor('br;q=0, gzip'), 'gzip');
    assert.equal(await encodingFor('x-br'), null);
    assert.equal(await encodingFor('*;q=0'), null);
    assert.equal(await encodingFor('*'), 'br');
  });

  it('compresses a page better once it is requested again', async () => {
    const length = async () =>
      Number(
        (await get('/large.html', { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-length'),
      );
    const first = await length();
    await length();
    await until(async () => (await length()) < first);
  });

  it('answers "not modified" when the browser has the file', async () => {
    const tag = (await get('/release.json')).headers.get('etag') ?? '';
    assert.equal((await get('/release.json', { headers: { 'If-None-Match': tag } })).status, 304);
  });

  for (const [path, location] of [
    ['/carlisting/car/7', '/#/carlisting/car/7'],
    [
      '/carlisting?place=Berlin&pick_up=2027-05-03T10:00',
      '/#/carlisting?place=Berlin&pick_up=2027-05-03T10:00',
    ],
    ['/login?next=%2Fdashboard', '/#/login?next=%2Fdashboard'],
    ['/help.', '/#/help'],
    ['/%23/dashboard/customer-reservations', '/#/dashboard/customer-reservations'],
    ['/%23/%2F%2Fevil', '/#/evil'],
    // The browser keeps the fragment.
    ['//', '/'],
    ['//?utm_source=mail', '/?utm_source=mail'],
  ] as const) {
    it(`redirects ${path} to ${location}`, async () => {
      const answer = await get(path);
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), location);
    });
  }

  it('answers 404 for a missing file, and never with a page', async () => {
    const answer = await get('/missing.js');
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8');
  });

  it('serves nothing outside its folder', async () => {
    for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/a%00.js']) {
      const status = await new Promise((resolve) => {
        // fetch would tidy the path up before it is sent.
        request({ port: server.port, host: '127.0.0.1', path }, ({ statusCode }) =>
          resolve(statusCode),
        ).end();
      });
      assert.equal(status, 404, path);
    }
    assert.equal((await get('/%ff.js')).status, 400);
  });

  it('serves no source map under any spelling', async () => {
    for (const path of ['.map', '.map?x=1', '%2emap', '.ma%70', '.map/', '.map%2f.', '.MAP']) {
      assert.notEqual((await get(`/main.0123456789.js${path}`)).status, 200, path);
    }
  });

  it('logs failures, and nothing that a visitor sent', async (test) => {
    const printed = ['log', 'info', 'warn', 'error'].map((level) =>
      test.mock.method(console, level as 'log', () => undefined),
    );
    const headers = { Authorization: 'Bearer zqxwmark', Cookie: 'session=zqxwmark' };
    for (const path of ['/', '/carlisting', '/missing.js', '/%ff', '/broken.html']) {
      await get(`${path}?email=zqxwmark@example.test`, { headers });
    }
    const calls = printed.flatMap(({ mock }) => mock.calls);
    assert.equal(calls.length, 1);
    assert.match(inspect(calls[0]?.arguments, { depth: 20 }), /the store is away/);
    assert.doesNotMatch(inspect(calls[0]?.arguments, { depth: 20, showHidden: true }), /zqxwmark/);
  });

  it('answers on both loopback addresses where there are two', async () => {
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/`)).status, 200);
    const second = await fetch(`http://[::1]:${server.port}/`).catch(() => undefined);
    assert.ok(second === undefined || second.status === 200);
  });
});
