import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listenOnLoopback } from './loopback';
import { createStaticSite } from './static-site';
import { shellPages, type PageSettings, type SiteContent } from './shell-pages';

const built =
  '<html><head><script type="application/json" id="registry"></script>' +
  '<script type="application/json" id="configuration"></script><script>inline()</script></head>' +
  '<body><div id="root"></div><script type="application/json" id="frames"></script></body></html>';
const framesWith = (css: string) => ({
  shell: { layouts: {}, loading: {}, css },
  menus: [],
  screens: [],
});
const content: SiteContent = { registry: { remotes: [] }, frames: framesWith('p{}') };
const settings: PageSettings = {
  configuration: { apiBaseUrl: 'https://api.test' },
  built,
  imageOrigins: [],
  readFirstData: () => Promise.resolve({ get: 'cars', text: '[]' }),
};

interface Changes {
  content?: Partial<SiteContent>;
  settings?: Partial<PageSettings>;
}

/** What the page's server answers to a browser that has the page as it was. */
async function statusAfter(changes: Changes): Promise<number> {
  let now: Changes = {};
  const site = await listenOnLoopback(0, (request, response) => {
    const pages = shellPages(() => Promise.resolve({ ...content, ...now.content }), {
      ...settings,
      ...now.settings,
    });
    createStaticSite({ folder: import.meta.dirname, pages })(request, response);
  });
  const get = (headers: Record<string, string>) => fetch(`http://localhost:${site.port}/`, { headers });
  try {
    const first = await get({});
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    now = changes;
    const again = await get({ 'If-None-Match': first.headers.get('etag') ?? '', 'Accept-Encoding': 'br' });
    assert.equal(again.headers.get('vary'), 'Accept-Encoding');
    return again.status;
  } finally {
    await site.stop();
  }
}

it('A page that has not changed is not sent again, in whatever encoding', async () => {
  assert.equal(await statusAfter({}), 304);
});

const changes: Record<string, Changes> = {
  registry: { content: { registry: { remotes: [], registryVersion: 2 } } },
  frames: { content: { frames: framesWith('i{}') } },
  'first data': { settings: { readFirstData: () => Promise.resolve({ get: 'cars', text: '[1]' }) } },
  configuration: { settings: { configuration: { apiBaseUrl: 'https://api.test', worker: true } } },
  policy: { settings: { imageOrigins: ['https://photos.test'] } },
};
for (const [what, change] of Object.entries(changes)) {
  it(`A page with another ${what} is sent again`, async () => {
    assert.equal(await statusAfter(change), 200);
  });
}
