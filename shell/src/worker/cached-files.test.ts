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
const aRequest = (changes: Partial<FileRequest>): FileRequest => ({
  url: script,
  mode: 'cors',
  cache: 'default',
  destination: 'script',
  ...changes,
});

describe('isCacheable', () => {
  it.each([
    ['a script of another origin that can be read', {}],
    [
      'a style of the page’s origin',
      { url: `${origin}/main.0123456789.css`, mode: 'no-cors', destination: 'style' },
    ],
    ['a font', { url: `${origin}/figtree-latin.0123456789.woff2`, destination: 'font' }],
  ] as [string, Partial<FileRequest>][])('accepts %s', (_what, changes) => {
    expect(isCacheable(aRequest(changes), origin)).toBe(true);
  });

  it.each([
    ['a script that cannot be read', { mode: 'no-cors' }],
    ['a file without a hash in its name', { url: 'https://cdn.test/remoteEntry.js' }],
    ['the API’s answer', { url: 'https://api.test/cars', destination: '' }],
    ['a page', { url: `${origin}/`, mode: 'navigate', destination: 'document' }],
    ['a further attempt', { url: `${script}?mf-attempt=2` }],
    ['a request that bypasses caches', { cache: 'reload' }],
    ['a request that must be revalidated', { cache: 'no-cache' }],
  ] as [string, Partial<FileRequest>][])('rejects %s', (_what, changes) => {
    expect(isCacheable(aRequest(changes), origin)).toBe(false);
  });
});

describe('a cached file', () => {
  it('is bypassed by a further attempt and a reload of the file, and by nothing else', () => {
    expect(bypassesCache(aRequest({ url: `${script}?mf-attempt=2` }))).toBe(true);
    expect(bypassesCache(aRequest({ cache: 'reload' }))).toBe(true);
    expect(bypassesCache(aRequest({}))).toBe(false);
    expect(bypassesCache(aRequest({ url: `${origin}/`, cache: 'reload' }))).toBe(false);
    expect(releasedUrl(`${script}?mf-attempt=2`)).toBe(script);
    expect(isReleased(`${script}?mf-attempt=2`)).toBe(false);
  });

  it('is an immutable answer', () => {
    const answer = (status: number, type: ResponseType, control: string) =>
      isImmutable({ status, type, headers: new Headers({ 'cache-control': control }) });
    expect(answer(200, 'cors', 'public, max-age=31536000, immutable')).toBe(true);
    expect(answer(404, 'cors', 'public, max-age=31536000, immutable')).toBe(false);
    expect(answer(200, 'opaque', 'public, max-age=31536000, immutable')).toBe(false);
    expect(answer(200, 'cors', 'no-store')).toBe(false);
  });

  it('is outdated when the newest page no longer names it', () => {
    const page =
      '{"baseUrl":"https://cdn.test/remote-auth/1a2b/","integrity":{"417.0123456789.js":"sha384-…"}}';
    const others = [script.replace('0123', '9876'), script.replace('1a2b', '3c4d')];
    expect(outdated([script, ...others], page)).toEqual(others);
  });
});
