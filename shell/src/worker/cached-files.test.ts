import {
  isImmutable,
  isCacheable,
  bypassesCache,
  isReleased,
  outdated,
  releasedUrl,
  type FileRequest,
} from './cached-files';

const origin = 'https://app.test';
const script = 'https://cdn.test/remote-auth/1a2b/417.0123456789.js';
const asked = (changes: Partial<FileRequest>): FileRequest => ({
  url: script,
  mode: 'cors',
  cache: 'default',
  destination: 'script',
  ...changes,
});

describe('A request is answered with what is kept', () => {
  it.each([
    ['a script of another origin that can be read', {}],
    [
      'a style of the page’s origin',
      { url: `${origin}/main.0123456789.css`, mode: 'no-cors', destination: 'style' },
    ],
    ['a font', { url: `${origin}/figtree-latin.0123456789.woff2`, destination: 'font' }],
  ] as [string, Partial<FileRequest>][])('when it is %s', (_what, changes) => {
    expect(isCacheable(asked(changes), origin)).toBe(true);
  });

  it.each([
    ['a script that cannot be read', { mode: 'no-cors' }],
    ['a file without a hash in its name', { url: 'https://cdn.test/remoteEntry.js' }],
    ['the API’s answer', { url: 'https://api.test/cars', destination: '' }],
    ['a page', { url: `${origin}/`, mode: 'navigate', destination: 'document' }],
    ['a further attempt', { url: `${script}?mf-attempt=2` }],
    ['asked for past the caches', { cache: 'reload' }],
    ['what the server must be asked about', { cache: 'no-cache' }],
  ] as [string, Partial<FileRequest>][])('unless it is %s', (_what, changes) => {
    expect(isCacheable(asked(changes), origin)).toBe(false);
  });
});

describe('What is kept', () => {
  it('is let go by a further attempt and by what replaces it, and by nothing else', () => {
    expect(bypassesCache(asked({ url: `${script}?mf-attempt=2` }))).toBe(true);
    expect(bypassesCache(asked({ cache: 'reload' }))).toBe(true);
    expect(bypassesCache(asked({}))).toBe(false);
    expect(bypassesCache(asked({ url: `${origin}/`, cache: 'reload' }))).toBe(false);
    expect(releasedUrl(`${script}?mf-attempt=2`)).toBe(script);
    expect(isReleased(`${script}?mf-attempt=2`)).toBe(false);
  });

  it('is an answer that never changes', () => {
    const answer = (status: number, type: ResponseType, control: string) =>
      isImmutable({ status, type, headers: new Headers({ 'cache-control': control }) });
    expect(answer(200, 'cors', 'public, max-age=31536000, immutable')).toBe(true);
    expect(answer(404, 'cors', 'public, max-age=31536000, immutable')).toBe(false);
    expect(answer(200, 'opaque', 'public, max-age=31536000, immutable')).toBe(false);
    expect(answer(200, 'cors', 'no-store')).toBe(false);
  });

  it('is outdated once the newest page names it no longer', () => {
    const page =
      '{"baseUrl":"https://cdn.test/remote-auth/1a2b/","integrity":{"417.0123456789.js":"sha384-…"}}';
    const others = [script.replace('0123', '9876'), script.replace('1a2b', '3c4d')];
    expect(outdated([script, ...others], page)).toEqual(others);
  });
});
