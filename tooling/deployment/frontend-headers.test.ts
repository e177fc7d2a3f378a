import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workspaceRoot } from '@drove/federation/workspaces';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { shellPages } from '@drove/release/serve/shell-pages';
import { createStaticSite } from '@drove/release/serve/static-site';

const guide = readFileSync(join(workspaceRoot, 'docs/deploying-frontends.md'), 'utf8');
const block = (language: string) =>
  new RegExp(String.raw`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';

/** The `add_header` of a location of nginx, by its first words. */
function nginxHeaders(location: string): Record<string, string> {
  const start = block('nginx').indexOf(`location ${location}`);
  assert.notEqual(start, -1, `docs/deploying-frontends.md has no location ${location}`);
  const body = block('nginx').slice(start, block('nginx').indexOf('\n  }', start));
  return Object.fromEntries(
    [...body.matchAll(/add_header (\S+) "([^"]*)";/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

describe('The guide to hosts that run no process of ours', () => {
  const file = 'remote-auth/one/routes.0123456789.js';
  const frame = 'frames/frame.0123456789.txt';
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  let server: Awaited<ReturnType<typeof listenOnLoopback>>;
  before(async () => {
    mkdirSync(join(folder, 'remote-auth/one'), { recursive: true });
    mkdirSync(join(folder, 'frames'));
    writeFileSync(join(folder, file), 'run()');
    writeFileSync(join(folder, frame), '<p>Loading...</p>');
    const built =
      '<html><head></head><script id="registry"></script><script id="configuration"></script></html>';
    const pages = shellPages(() => Promise.resolve({ registry: { remotes: [] } }), {
      built,
      configuration: { apiBaseUrl: 'https://api.test' },
    });
    server = await listenOnLoopback(0, createStaticSite({ folder, pages }));
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const sent = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).headers;

  for (const [path, location] of [
    ['/index.html', '~ ^/(index'],
    ['/registry.json', '~ ^/(index'],
    [`/${frame}`, '/frames/'],
    ['/service-worker.js', '= /service-worker.js'],
    [`/${file}`, '~ ^/[^/]+/[^/]+/'],
  ] as const) {
    it(`has the headers of ${path} that our server sends`, async () => {
      const headers = await sent(path);
      const told = nginxHeaders(location);
      assert.ok(Object.keys(told).length >= 3);
      for (const [name, value] of Object.entries(told)) {
        const ours = headers.get(name) ?? '';
        // The rest of the page's policy is in the page; our registry has no need of either.
        if (name === 'content-security-policy' && path !== '/service-worker.js')
          assert.ok(path === '/registry.json' || ours.includes(value), ours);
        else if (name === 'referrer-policy' && path === '/registry.json') assert.equal(value, 'same-origin');
        else assert.equal(ours, value, name);
      }
    });
  }

  it('matches names with a hash as our server does, and no others', () => {
    const pattern = /location ~ (\^\/\[\^\/\]\S+) \{/.exec(block('nginx'))?.[1] ?? 'nothing';
    assert.match(`/${file}`, new RegExp(pattern));
    assert.doesNotMatch('/remote-auth/one/release.json', new RegExp(pattern));
  });

  it('has the headers of files for CloudFront', async () => {
    const headers = await sent(`/${file}`);
    const policy = JSON.parse(block('json')) as {
      CorsConfig: { AccessControlAllowOrigins: { Items: string[] } };
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
    assert.deepEqual(policy.CorsConfig.AccessControlAllowOrigins.Items, [
      headers.get('access-control-allow-origin'),
    ]);
    for (const { Header, Value } of policy.CustomHeadersConfig.Items)
      assert.equal(headers.get(Header), Value);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });
});
