import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { parse } from 'parse5';
import { firstDataReader, pageWithFirstData } from './first-data';

const get = 'cars/featured?limit=8';
const registry = {
  remotes: [
    null,
    { claims: [{ path: '/login' }] },
    { claims: [{ path: '/' }], release: { firstData: { '/': { get } } } },
  ],
};

describe('First data in the page', () => {
  let reply: RequestListener;
  let asked: { url: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    reply(request, response);
  });
  let apiUrl = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
    reply = (_request, response) => response.end('{"cars":[]}');
  });

  it('are requested once a second without a user, for any number of pages', async () => {
    let time = 0;
    const read = firstDataReader(apiUrl, () => time);
    const pages = await Promise.all([read(registry), read(registry)]);
    assert.deepEqual(pages, Array(2).fill({ get, text: '{"cars":[]}' }));
    time = 999;
    await read(registry);
    assert.deepEqual(asked, [{ url: `/${get}`, authorization: undefined }]);
    time = 1000;
    await read(registry);
    assert.equal(asked.length, 2);
  });

  const faults: [string, RequestListener][] = [
    ['refuses', (_request, response) => response.writeHead(503).end('{}')],
    ['answers with something else', (_request, response) => response.end('<html></html>')],
    ['answers too much', (_request, response) => response.end(JSON.stringify('x'.repeat(50_000)))],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/other' }).end()],
    ['hangs', () => undefined],
  ];
  for (const [what, fault] of faults) {
    it(`are left out when the API ${what}`, async () => {
      reply = fault;
      assert.equal(await firstDataReader(apiUrl)(registry), undefined);
    });
  }

  it('are not requested when the registry names none, or is broken', async () => {
    const read = firstDataReader(apiUrl);
    for (const other of [{}, { remotes: 'none' }, { remotes: [{ claims: [{ path: '/' }], release: 3 }] }])
      assert.equal(await read(other), undefined);
    assert.equal(asked.length, 0);
  });

  it('cannot end their own element', () => {
    const text = JSON.stringify({ name: '</script><script>alert(1)</script><!--' });
    const html = pageWithFirstData('<html><body></body></html>', { get: 'cars?a="&b', text });
    const scripts = html.match(/<script/g) ?? [];
    assert.equal(scripts.length, 1);
    const element = JSON.stringify(parse(html), (key, value: unknown) =>
      key === 'parentNode' ? undefined : value,
    );
    assert.match(element, /"value":"cars\?a=\\"&b"/);
    const inside = /data-get="[^"]*">(?<json>.*)<\/script>/.exec(html)?.groups?.['json'] ?? '';
    assert.deepEqual(JSON.parse(inside), JSON.parse(text));
  });
});
