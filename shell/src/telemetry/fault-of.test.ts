import { faultOf } from './fault-of';
import type { KnownRelease } from './known-releases';

const files = 'https://files.test';
const aRelease = (remote: string, version: string, more: Partial<KnownRelease> = {}): KnownRelease => ({
  remote,
  version,
  baseUrl: `${files}/${remote}/${version}/`,
  overridden: false,
  ...more,
});
const releases = [
  aRelease('remote-auth', 'a1', { entry: 'remoteEntry.js' }),
  aRelease('remote-dashboard', 'd1', { overridden: true }),
  aRelease('shell', 's1'),
];
const anError = (...places: string[]) => {
  const lines = places.map((place) => `    at f (${files}/${place})`);
  return Object.assign(new TypeError('x is 12'), { stack: ['TypeError: x is 12', ...lines].join('\n') });
};
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const failedFile = (url: string) => {
  const script = document.createElement('script');
  script.src = url;
  return Object.defineProperty(new Event('error'), 'target', { value: script });
};

it('names the release in whose file an error was, and each place by its release', () => {
  const error = anError('remote-auth/a1/main.js?mf-attempt=2:1:20', 'shell/s1/app.js:3:4');
  expect(faultOf(new ErrorEvent('error', { error }), releases)).toEqual({
    remote: 'remote-auth',
    version: 'a1',
    kind: 'error',
    message: 'TypeError: x is #',
    frames: ['remote-auth@a1/main.js:1:20', 'shell@s1/app.js:3:4'],
  });
});

it('blames the remote that the shell’s React ran, and the shell where there is no other', () => {
  const through = anError('shell/s1/react.js:1:2', 'remote-auth/a1/main.js:1:20');
  expect(faultOf({ caught: through }, releases)?.remote).toBe('remote-auth');
  expect(faultOf(rejected(anError('shell/s1/app.js:3:4')), releases)).toMatchObject({
    remote: 'shell',
    version: 's1',
    kind: 'rejection',
  });
});

it('reads the stacks of Firefox and Safari', () => {
  const error = Object.assign(new Error('no'), { stack: `f@${files}/remote-auth/a1/main.js:1:20\n` });
  expect(faultOf({ caught: error }, releases)?.frames).toEqual(['remote-auth@a1/main.js:1:20']);
});

it('names the release whose part did not load, and leaves entries to the loads', () => {
  expect(faultOf(failedFile(`${files}/remote-auth/a1/7.js`), releases)).toMatchObject({
    remote: 'remote-auth',
    kind: 'part',
    frames: ['remote-auth@a1/7.js:1:1'],
  });
  expect(faultOf(failedFile(`${files}/remote-auth/a1/remoteEntry.js`), releases)).toBeUndefined();
});

it('names the release that the content security policy refused something of', () => {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    sourceFile: `${files}/remote-auth/a1/main.js`,
    blockedURI: 'https://elsewhere.test/a.png?who=ann',
    lineNumber: 5,
    columnNumber: 6,
  });
  expect(faultOf(event, releases)).toEqual({
    remote: 'remote-auth',
    version: 'a1',
    kind: 'policy',
    message: 'img-src refused elsewhere.test',
    frames: ['remote-auth@a1/main.js:5:6'],
  });
});

it.each([
  [
    'code that is no release’s',
    { caught: Object.assign(new Error('x'), { stack: 'at chrome-extension://a/b.js:1:2' }) },
  ],
  ['an override', { caught: anError('remote-dashboard/d1/main.js:1:2') }],
  [
    'what the API refused',
    { caught: Object.assign(anError('remote-auth/a1/main.js:1:2'), { name: 'Refused' }) },
  ],
  ['a version that this page did not choose', { caught: anError('remote-auth/a0/main.js:1:2') }],
  ['what has no place', rejected('just a text')],
])('leaves out %s', (_what, seen) => {
  expect(faultOf(seen, releases)).toBeUndefined();
});
