import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentSecurityPolicy } from '@drove/federation/page/content-security-policy';
import { integrityOf } from '../integrity';
import { framedPage } from './framed-page';
import { framesReader, type FramesSource, type PageFrames } from './page-frames';

const built =
  '<html><head><script type="application/json" id="registry"></script><script>inline()</script>' +
  '<link rel="preload" as="script" href="later.js"><link rel="icon" href="favicon.svg">' +
  '<script defer="defer" src="main.js"></script><link href="main.css" rel="stylesheet"></head>' +
  '<body><div id="root"></div></body></html>';

const layouts = {
  public: { '': ['<header></header><main>', '</main>'], '/': ['<b>Home</b><main>', '</main>'] },
};
const shellFrames = { layouts, loading: { '': '<p>Loading...</p>' }, css: 'main{margin:0}' };
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

describe('A page with frames', () => {
  it('shows the home page in its layout, and keeps other frames for the script', async () => {
    const login = { title: 'Sign in "here"', html: '<form></form>', css: 'form{}' };
    const page = framedPage(
      built,
      await framesOf(source('remote-a', { '/': homeFrame, '/login': login })),
      false,
    );

    assert.match(
      page,
      /<div id="frame" data-frame="\/" data-of="remote-a one" data-name="Home"><b>Home<\/b>/,
    );
    assert.match(page, /<main><h1>Home<\/h1><\/main><\/div>/);
    assert.match(
      page,
      /<template data-frame="\/login" data-of="remote-a one" data-name="Sign in &quot;here&quot;">/,
    );
    assert.match(page, /<template data-frame="" data-of="loading" data-name=""><p>Loading...<\/p>/);
    assert.ok(page.indexOf('id="frame"') < page.indexOf('id="root"'));
  });

  it('requests nothing before its script starts it, and has the registry after the visible part', async () => {
    const page = framedPage(built, await framesOf(source('remote-a', { '/': homeFrame })), false);

    const waiting = /<template id="app-files">(.*?)<\/template>/.exec(page)?.[1] ?? '';
    assert.match(waiting, /later\.js.*main\.js.*main\.css/);
    assert.doesNotMatch(page.replace(waiting, ''), /main\.(js|css)|later\.js/);
    assert.match(page, /<link rel="icon"/);
    assert.ok(page.indexOf('id="app-files"') < page.indexOf('inline()'));
    assert.ok(page.indexOf('id="registry"') > page.indexOf('id="root"'));
    const withRollout = framedPage(built, await framesOf(source('remote-a', { '/': homeFrame })), true);
    assert.ok(withRollout.indexOf('id="registry"') < withRollout.indexOf('id="frame"'));
  });

  it('names each of its styles in the policy, and allows no others', async () => {
    const html = framedPage(built, await framesOf(source('remote-a', { '/': homeFrame })), false);
    const policy = contentSecurityPolicy({ html, registry: { remotes: [] }, apiBaseUrl: 'https://api.test' });
    assert.match(policy, /style-src 'self' 'sha256-[^']{44}';/);
    assert.doesNotMatch(policy, /unsafe/);
  });

  it('has a frame of each release that some browser gets', async () => {
    const tried = source('remote-a', { '/': { ...homeFrame, html: '<h1>Tried</h1>' } }, { version: 'two' });
    const frames = await framesOf(source('remote-a', { '/': homeFrame }), tried);
    const page = framedPage(built, frames, true);
    assert.match(page, /data-of="remote-a one"[^>]*><b>Home<\/b><main><h1>Home/);
    assert.match(page, /<template data-frame="\/" data-of="remote-a two"[^>]*>.*<h1>Tried/);
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
      false,
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

  it('are undefined for a shell without frames, and empty for a foreign path', async () => {
    assert.equal(await read({ shell: { ...shell, file: undefined }, remotes: [] }), undefined);
    const { screens } = await framesOf(source('remote-c', { '/elsewhere': homeFrame }));
    assert.deepEqual(screens, []);
  });
});
