import '../testing/federation-instance';
import { expectConsoleWarn } from '@drove/tooling/jest/expect-console';
import type { RegistryEntry } from '@drove/federation/registry';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CONTRACT_VERSION } from '@drove/shared-auth';
import { setLoadLimit, startClock } from '@drove/shared-auth/host';
import { loadRemote } from './load-remote';

let tested = 0;

/** Federation remembers a scope for ever, so every test has a scope of its own. */
const entryAt = (release: RegistryEntry['release']): RegistryEntry => ({
  name: 'remote-dashboard',
  scope: `remote_dashboard_${tested}`,
  baseUrl: `http://dashboard.test/${tested}/`,
  claims: [{ path: '/dashboard', layout: 'dashboard' }],
  release,
});

const released = (): RegistryEntry =>
  entryAt({
    version: '1',
    contractVersion: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    routes: ['routes.js'],
    styles: ['routes.css'],
    screens: {},
    integrity: { 'remoteEntry.js': 'sha384-abc' },
    shared: {},
  });

/** A visitor comes, or tries again. */
const loadWithin = (limitMs: number, entry: RegistryEntry) => {
  setLoadLimit(limitMs);
  startClock();
  return loadRemote(entry);
};

/** What of a file was asked for is remembered for ever, too. */
const urlOf = (file: string) => `http://dashboard.test/${tested}/${file}`;

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  tested += 1;
});
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
  document.head.replaceChildren();
});
afterAll(() => {
  server.close();
});

const urlsInPage = () => [
  ...[...document.scripts].map((script) => script.src),
  ...[...document.querySelectorAll('link')].map((link) => link.href),
];

describe('a remote whose server never answers', () => {
  it('fails after exactly 120 seconds with a readable message', async () => {
    jest.useFakeTimers();
    const outcome = jest.fn();
    loadWithin(120_000, released()).catch(outcome);

    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'remote-dashboard did not load within 120 seconds',
        phase: 'timeout',
      }),
    );
  });

  it('is requested at new addresses by the next attempt, and leaves no half-loaded style sheet', async () => {
    jest.useFakeTimers();
    expectConsoleWarn(/already registered/);
    loadWithin(1000, released()).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(urlsInPage()).toEqual(expect.arrayContaining([urlOf('remoteEntry.js'), urlOf('routes.css')]));

    await jest.advanceTimersByTimeAsync(1000);
    expect(document.querySelector('link')).toBeNull();

    loadWithin(1000, released()).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(urlsInPage()).toEqual(
      expect.arrayContaining([urlOf('remoteEntry.js?mf-attempt=2'), urlOf('routes.css?mf-attempt=2')]),
    );
    await jest.advanceTimersByTimeAsync(1000);
  });

  it('loads its entry with the hash from the registry', async () => {
    jest.useFakeTimers();
    loadWithin(1000, released()).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);

    const script = [...document.scripts].find(({ src }) => src.includes('remoteEntry'));
    expect(script).toHaveAttribute('integrity', 'sha384-abc');
    expect(script).toHaveAttribute('crossorigin', 'anonymous');
    await jest.advanceTimersByTimeAsync(1000);
  });
});

it('loads the released script when the browser extension replaces the address of a remote', async () => {
  jest.useFakeTimers();
  const { scope } = released();
  registerPlugins([
    {
      name: 'extension',
      beforeRegisterRemote: (registration) => {
        if (registration.remote.name === scope) {
          Object.assign(registration.remote, { entry: 'http://elsewhere.test/entry.js', version: '9.9.9' });
        }
        return registration;
      },
    },
  ]);

  loadWithin(1000, released()).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);

  expect(urlsInPage()).toContain(urlOf('remoteEntry.js'));
  expect(urlsInPage()).not.toContain('http://elsewhere.test/entry.js');
  await jest.advanceTimersByTimeAsync(1000);
});

describe('a remote that describes its own release', () => {
  const manifested = () => entryAt({ manifest: 'release.json' });

  it.each([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    ['is not there, in JSON', () => HttpResponse.json({ error: 'not found' }, { status: 404 })],
    ['is a page', () => HttpResponse.html('<!doctype html><p>Welcome</p>')],
    ['is JSON, but no release', () => HttpResponse.json({ hello: 'world' })],
    ['is cut off', () => HttpResponse.error()],
  ])('fails with a readable message when the description %s', async (_circumstance, answer) => {
    server.use(http.get('http://dashboard.test/:tested/release.json', answer));

    await expect(loadWithin(5000, manifested())).rejects.toMatchObject({
      message: 'remote-dashboard couldn’t be loaded: its manifest could not be read',
      phase: 'manifest',
    });
  });

  it('counts a description that never arrives into the same limit', async () => {
    server.use(
      http.get('http://dashboard.test/:tested/release.json', () => new Promise<never>(() => undefined)),
    );

    await expect(loadWithin(50, manifested())).rejects.toMatchObject({
      message: 'remote-dashboard did not load within 0.05 seconds',
    });
  });
});
