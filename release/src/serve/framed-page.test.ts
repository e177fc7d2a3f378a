import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { integrityOf } from '../integrity';
import { frameFiles, framedPage } from './framed-page';
import { framesReader, type FramesSource, type PageFrames } from './page-frames';
import { listenOnLoopback } from './loopback';
import { shellPages } from './shell-pages';
import { createStaticSite } from './static-site';

const built =
  '<html><head><script type="application/json" id="registry"></script><script>inline()</script>' +
  '<link rel="preload" as="script" href="later.js"><link rel="icon" href="favicon.svg">' +
  '<script defer="defer" src="main.js"></script><link href="main.css" rel="stylesheet"></head>' +
  '<body><div id="root"></div></body></html>';

const layouts = {
  public: { '': ['<header></header><main>', '</main>'], '/': ['<b>Home</b><main>', '</main>'] },
};
const loading = { '': '<p>Loading...</p>', 'public admin': '<p>Your page</p>' };
const shellFrames = { layouts, loading, css: 'main{margin:0}' };
const homeFrame = {
  title: 'Home',
  html: '<h1>Home</h1>',
  css: 'h1{color:red}@media (width<40rem){h1{margin:0}}',
};

function source(name: string, content: unknown, changes: Partial<FramesSource> = {}): FramesSource {
  const bytes = Buffer.from(JSON.stringify(content));
  return {
    name,
    version: 'one',
    menus: [],
    claims: [
      { path: '/', layout: 'public' },
      { path: '/login', layout: 'auth' },
    ],
    file: 'frames.json',
    integrity: integrityOf(bytes),
    read: () => Promise.resolve(bytes),
    ...changes,
  };
}

const shell = source('shell', shellFrames);
const complaints: string[] = [];
const read = framesReader((sentence) => complaints.push(sentence));

async function framesOf(...remotes: FramesSource[]): Promise<PageFrames> {
  const frames = await read({ shell, remotes });
  assert.ok(frames);
  return frames;
}

const entry = { name: 'remote-a', baseUrl: 'https://cdn.test/one/', release: { version: 'one' } };
const live = { remotes: [entry] };
const tried = { baseUrl: 'https://cdn.test/two/', release: { version: 'two' } };
const rolledOut = { remotes: [{ ...entry, rollout: tried }] };

const login = { title: 'Sign in "here"', html: '<form></form>', css: 'form{}' };
const withLogin = () => framesOf(source('remote-a', { '/': homeFrame, '/login': login }));

describe('A page with frames', () => {
  it('shows the home page in its layout, and says where other frames are', async () => {
    const frames = await withLogin();
    const page = framedPage(built, frames, live);

    assert.match(
      page,
      /<div id="frame" data-frame="\/" data-of="remote-a one" data-name="Home"><b>Home<\/b>/,
    );
    assert.match(page, /<main><h1>Home<\/h1><\/main><\/div>/);
    const ofLogin =
      /<template data-frame="\/login" data-of="remote-a one" data-name="Sign in &quot;here&quot;" data-file="([^"]*)"><\/template>/;
    const file = ofLogin.exec(page)?.[1] ?? '';
    assert.match(file, /^frames\/frame\.[0-9a-f]{10}\.txt$/);
    assert.equal(
      frameFiles(frames, live)[`/${file}`],
      '<style data-frames>form{}</style><header></header><main><form></form></main>',
    );
    assert.match(
      page,
      /<template data-frame="public admin" data-of="loading" data-name="" data-file="[^"]*">/,
    );
    assert.doesNotMatch(page, /form\{|<form|Your page/);
    assert.ok(page.indexOf('data-frame="/login"') < page.indexOf('inline()'));
    assert.match(page, /<template data-frame="" data-of="loading" data-name=""><p>Loading...<\/p>/);
    assert.ok(page.indexOf('id="frame"') < page.indexOf('id="root"'));
  });

  it('requests nothing before its script starts it, and has the registry after the visible part', async () => {
    const page = framedPage(built, await framesOf(source('remote-a', { '/': homeFrame })), live);

    const waiting = /<template id="app-files">(.*?)<\/template>/.exec(page)?.[1] ?? '';
    assert.match(waiting, /later\.js.*main\.js.*main\.css/);
    assert.doesNotMatch(page.replace(waiting, ''), /main\.(js|css)|later\.js/);
    assert.match(page, /<link rel="icon"/);
    assert.ok(page.indexOf('id="app-files"') < page.indexOf('inline()'));
    assert.ok(page.indexOf('id="registry"') > page.indexOf('id="root"'));
    const withRollout = framedPage(built, await framesOf(source('remote-a', { '/': homeFrame })), rolledOut);
    assert.ok(withRollout.indexOf('id="registry"') < withRollout.indexOf('id="frame"'));
  });

  it('is served with its frames for ever, and names each of their styles in the policy', async () => {
    const frames = await withLogin();
    const pages = shellPages(() => Promise.resolve({ registry: { remotes: [] }, frames }), {
      configuration: { apiBaseUrl: 'https://api.test' },
      built: built.replace(
        '<script>',
        '<script type="application/json" id="configuration"></script><script>',
      ),
    });
    const site = createStaticSite({ folder: import.meta.dirname, pages });
    const server = await listenOnLoopback(0, site);
    const ask = (path: string) => fetch(`http://localhost:${server.port}${path}`);
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    const [path = ''] =
      Object.entries(frameFiles(frames, live)).find(([, text]) => text.includes('form{}')) ?? [];
    const answer = await ask(path);
    const missing = await ask('/frames/frame.0000000000.txt');
    await server.stop();

    assert.match(policy, /style-src 'self' 'sha256-[^']{44}' 'sha256-[^']{44}';/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.match(await answer.text(), /<form>/);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(missing.status, 404);
  });

  it('has a frame of each release that some browser gets', async () => {
    const html = '<h1>Tried</h1>';
    const frames = await framesOf(
      source('remote-a', { '/': homeFrame }),
      source('remote-a', { '/': { ...homeFrame, html } }, { version: 'two' }),
    );
    const page = framedPage(built, frames, rolledOut);
    assert.match(page, /data-of="remote-a one"[^>]*><b>Home<\/b><main><h1>Home/);
    assert.match(page, /<template data-frame="\/" data-of="remote-a two"[^>]*data-file=/);
    assert.match(Object.values(frameFiles(frames, live)).join(''), /<h1>Tried/);
  });

  it('asks for a picture of the release that drew it, where the registry has that release', async () => {
    const pictured = { ...homeFrame, html: '<img data-picture="hero.1a2b.avif" alt="">' };
    const frames = await framesOf(
      source('remote-a', { '/': pictured }),
      source('remote-a', { '/': pictured }, { version: 'two' }),
    );
    const drawn = (release: string) => new RegExp(`<img src="https://cdn.test/${release}/hero.1a2b.avif" `);
    assert.match(framedPage(built, frames, rolledOut), drawn('one'));
    assert.match(Object.values(frameFiles(frames, rolledOut)).join(''), drawn('two'));
    assert.match(framedPage(built, frames, { remotes: [null] }), /<img alt="">/);
  });

  it('has a release’s frames when they equal those of the previous one', async () => {
    const releaseOf = async (version: string) =>
      (await framesOf(source('remote-a', { '/': homeFrame }, { version }))).screens[0]?.of;
    assert.deepEqual([await releaseOf('one'), await releaseOf('two')], ['remote-a one', 'remote-a two']);
  });

  it('leaves out a frame beyond the budget', async () => {
    const noise = Array.from({ length: 40_000 }, (_, index) => (index * 7919).toString(36)).join('');
    const large = { title: 'Large', html: `<p>${noise}</p>`, css: '' };
    const page = framedPage(
      built,
      await framesOf(source('remote-a', { '/': homeFrame, '/login': large })),
      live,
    );
    assert.match(page, /<h1>Home/);
    assert.doesNotMatch(page, /data-frame="\/login"/);
  });
});

describe('Invalid frames', () => {
  const faults: [string, Partial<FramesSource>, RegExp][] = [
    ['are missing', { read: () => Promise.resolve(undefined) }, /remote-b one: they are missing/],
    [
      'differ from the released ones',
      { integrity: 'sha384-other' },
      /remote-b one: they are not what was released/,
    ],
    ['cannot be read', { read: () => Promise.reject(new Error('the disk is gone')) }, /the disk is gone/],
  ];
  for (const [what, fault, reason] of faults) {
    it(`are left out when they ${what}, with one log entry`, async () => {
      complaints.length = 0;
      const broken = source('remote-b', { '/login': homeFrame }, fault);
      const sound = source('remote-a', { '/': homeFrame }, { file: `frames-${what}.json` });
      const { screens } = await framesOf(sound, broken);
      await framesOf(sound, broken);
      assert.deepEqual(
        screens.map(({ of }) => of),
        ['remote-a one'],
      );
      assert.equal(complaints.length, 1);
      assert.match(complaints[0] ?? '', reason);
    });
  }

  it('return once they can be read', async () => {
    let isGone = true;
    const sound = source('remote-d', { '/': homeFrame });
    const later = { ...sound, read: async (file: string) => (isGone ? undefined : await sound.read(file)) };
    assert.deepEqual((await framesOf(later)).screens, []);
    isGone = false;
    assert.equal((await framesOf(later)).screens.length, 1);
  });

  it('are those of screens at or below its claims', async () => {
    const { screens } = await framesOf(
      source('remote-a', { '/login/:step': homeFrame }, { file: 'below.json' }),
    );
    assert.deepEqual(
      screens.map(({ path, layout }) => [path, layout]),
      [['/login/:step', 'auth']],
    );
  });

  it('are undefined for a shell without frames, and empty for a foreign path', async () => {
    assert.equal(await read({ shell: { ...shell, file: undefined }, remotes: [] }), undefined);
    const { screens } = await framesOf(source('remote-c', { '/elsewhere': homeFrame }));
    assert.deepEqual(screens, []);
  });
});
