import type { RegistryEntry } from '@drove/federation/registry';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { applyOverrides } from './apply-overrides';
import { followOverrideLink, overrideLink } from './override-link';
import { overrideLifetimeMs } from './override';
import { forgetOverrides, storeOverride, storedOverrides } from './stored-overrides';

const release = {
  version: 'aaa',
  contractVersion: 1,
  entry: 'remoteEntry.js',
  routes: ['routes.js'],
  styles: [],
  screens: {},
  integrity: {},
  shared: {},
};
const auth: RegistryEntry = {
  name: 'remote-auth',
  scope: 'remote_auth',
  claims: [{ path: '/login', layout: 'auth' }],
  baseUrl: 'https://cdn.test/remote-auth/aaa/',
  versionsUrl: 'https://cdn.test/remote-auth/',
  release,
};
const otherBuild = {
  ...release,
  version: 'bbb',
  name: 'remote-auth',
  scope: 'remote_auth',
  claims: [...auth.claims, { path: '/passkeys', layout: 'auth' }],
  menus: [{ in: ['footer'], path: '/passkeys', label: 'Passkeys', order: 50 }],
};

const server = setupServer(
  http.get('https://cdn.test/remote-auth/bbb/release.json', () => HttpResponse.json(otherBuild)),
  http.get('https://preview.test/42/release.json', () => HttpResponse.json(otherBuild)),
  http.get('http://localhost:3001/release.json', () => HttpResponse.json(otherBuild)),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterAll(() => server.close());

const follow = (target: string, scope = 'remote_auth') => {
  storeOverride(scope, target);
  return storedOverrides();
};
const aDeployment = { allowedPrefixes: ['https://preview.test/42/'], isLocalPage: false };

describe('an override link', () => {
  it.each(['/?mfo=remote_auth@bbb#/login', '/#/login?mfo=remote_auth@bbb', '/?mfo=remote-auth@bbb#/login'])(
    'is applied once (%s), and disappears from the address',
    (address) => {
      history.replaceState(null, '', address);

      expect(followOverrideLink()).toBe(false);
      expect(storedOverrides()).toMatchObject([{ scope: 'remote_auth', target: 'bbb', by: 'link' }]);
      expect(location.href).toBe('http://localhost/#/login');
    },
  );

  it('keeps the rest of the address', () => {
    history.replaceState(null, '', '/?from=mail&mfo=remote_auth@bbb#/cars?place=Lisbon&mfo=reset');
    followOverrideLink();

    expect(location.href).toBe('http://localhost/?from=mail#/cars?place=Lisbon');
  });

  it('removes every override with "reset", and opens the panel without a remote', () => {
    storeOverride('remote_auth', 'bbb');
    history.replaceState(null, '', '/?mfo=reset#/login');
    followOverrideLink();
    expect(storedOverrides()).toEqual([]);

    history.replaceState(null, '', '/?mfo#/login');
    expect(followOverrideLink()).toBe(true);
  });

  it('shares an override with another person', () => {
    history.replaceState(null, '', overrideLink('remote_auth', 'https://preview.test/42/'));
    followOverrideLink();

    expect(storedOverrides()).toMatchObject([{ target: 'https://preview.test/42/' }]);
  });
});

describe('an override', () => {
  it('expires after a working day', () => {
    storeOverride('remote_auth', 'bbb', Date.now() - overrideLifetimeMs);
    expect(storedOverrides()).toEqual([]);
  });

  it('is read from the Module Federation browser extension, and removed there, too', () => {
    const others = { enableFastRefresh: true };
    localStorage.setItem(
      '__MF_DEVTOOLS__',
      JSON.stringify({ ...others, overrides: { remote_auth: 'http://localhost:3001/mf-manifest.json' } }),
    );
    expect(storedOverrides()).toMatchObject([{ scope: 'remote_auth', by: 'extension' }]);

    forgetOverrides('remote_auth');
    expect(storedOverrides()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '')).toEqual({ ...others, overrides: {} });
  });

  it('is read from an older extension, which stores it beside its settings', () => {
    const older = { enableFastRefresh: true, remote_auth: 'http://localhost:3001/mf-manifest.json' };
    localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify(older));
    expect(storedOverrides()).toMatchObject([{ scope: 'remote_auth', by: 'extension' }]);

    forgetOverrides();
    expect(storedOverrides()).toEqual([]);
  });

  it('expires after a working day when the extension sets it, and can be chosen again', () => {
    const tell = (target: string) =>
      localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { remote_auth: target } }));
    const firstSeen = Date.now();
    tell('http://localhost:3001/mf-manifest.json');
    expect(storedOverrides(firstSeen)).toMatchObject([{ since: firstSeen }]);
    expect(storedOverrides(firstSeen + 1000)).toMatchObject([{ since: firstSeen }]);

    const evening = firstSeen + overrideLifetimeMs;
    expect(storedOverrides(evening)).toEqual([]);
    expect(JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '')).toEqual({ overrides: {} });
    tell('http://localhost:3001/mf-manifest.json');
    expect(storedOverrides(evening)).toMatchObject([{ since: evening }]);
  });

  it('starts a new day when the extension’s address changes', () => {
    const tell = (target: string) =>
      localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { remote_auth: target } }));
    const firstSeen = Date.now();
    tell('http://localhost:3001/mf-manifest.json');
    storedOverrides(firstSeen);
    tell('http://localhost:3009/mf-manifest.json');
    expect(storedOverrides(firstSeen + 1000)).toMatchObject([{ since: firstSeen + 1000 }]);

    localStorage.removeItem('__MF_DEVTOOLS__');
    storedOverrides(firstSeen + 2000);
    tell('http://localhost:3009/mf-manifest.json');
    expect(storedOverrides(firstSeen + 3000)).toMatchObject([{ since: firstSeen + 3000 }]);
  });

  it.each(['{', '7', '{"overrides":7}', '{"overrides":null}', 'null'])(
    'is not read from an invalid value: %s',
    (stored) => {
      sessionStorage.setItem('mfo', stored);
      localStorage.setItem('__MF_DEVTOOLS__', stored);
      expect(storedOverrides()).toEqual([]);
      expect(() => forgetOverrides()).not.toThrow();
    },
  );

  it('shows a chosen version with the claims and the menu entries of that version', async () => {
    const { entries, applied } = await applyOverrides([auth], follow('bbb'), aDeployment);

    expect(applied).toHaveLength(1);
    expect(entries).toMatchObject([
      {
        overridden: true,
        baseUrl: 'https://cdn.test/remote-auth/bbb/',
        claims: otherBuild.claims,
        menus: otherBuild.menus,
        release: { version: 'bbb' },
      },
    ]);
  });

  it.each([
    'https://preview.test/42/',
    'https://preview.test/42/mf-manifest.json',
    'https://preview.test/42',
  ])('shows the build at an address (%s) whose prefix is allowed', async (target) => {
    const { entries } = await applyOverrides([auth], follow(target), aDeployment);
    expect(entries).toMatchObject([{ overridden: true, baseUrl: 'https://preview.test/42/' }]);
  });

  it('stays applied when its build cannot be read, so that its page reports the error', async () => {
    server.use(http.get('https://preview.test/42/release.json', () => HttpResponse.error()));
    const { entries } = await applyOverrides([auth], follow('https://preview.test/42/'), aDeployment);

    expect(entries).toMatchObject([{ overridden: true, release: { manifest: 'release.json' } }]);
  });
});

describe('a withdrawn release', () => {
  const withdrawn = { ...auth, withdrawn: { bbb: 'it signs people out' } };

  it.each([
    ['its version', 'bbb'],
    ['its address', 'https://cdn.test/remote-auth/bbb/'],
    ['a way to its address', 'https://cdn.test/remote-auth/aaa/../bbb/'],
  ])('is not shown by %s, and the reason is given', async (_, target) => {
    const { entries, refused } = await applyOverrides([withdrawn], follow(target), aDeployment);

    expect(entries).toEqual([withdrawn]);
    expect(refused).toMatchObject([{ reason: 'version bbb was withdrawn: it signs people out' }]);
  });
});

describe('a public page', () => {
  it.each([
    ['a foreign origin', 'https://evil.test/'],
    ['this computer', 'http://localhost:3001/'],
    ['an address that only looks allowed', 'https://preview.test.evil.test/42/'],
    ['another port', 'https://preview.test:8443/42/'],
    ['another scheme', 'http://preview.test/42/'],
    ['code in an address', 'javascript://preview.test/%0aalert(1)'],
    ['a path for a version', '../../evil'],
    ['credentials', 'https://preview.test@evil.test/42/'],
    ['another folder of an allowed origin', 'https://preview.test/43/'],
    ['a folder whose name only begins as allowed', 'https://preview.test/420/'],
    ['the way out of a folder', 'https://preview.test/42/../43/'],
    ['the encoded way out of a folder', 'https://preview.test/42/%2e%2e/43/'],
    ['the way out with an encoded slash', 'https://preview.test/42/..%2f43/'],
    ['the way out with an encoded backslash', 'https://preview.test/42/..%5C43/'],
    ['the way out, encoded twice', 'https://preview.test/42/%252e%252e/43/'],
    ['another folder of the origin of releases', 'https://cdn.test/uploads/evil/'],
    ['the releases of another remote', 'https://cdn.test/remote-dashboard/bbb/'],
    ['a version that is the way out', '..'],
    ['an encoded letter, which hides a version', 'https://cdn.test/remote-auth/%62bb/'],
    ['two slashes, which some servers take for one', 'https://cdn.test/remote-auth//bbb/'],
  ])('refuses %s, and keeps the released remote', async (_, target) => {
    const { entries, applied, refused } = await applyOverrides([auth], follow(target), aDeployment);

    expect(entries).toEqual([auth]);
    expect(applied).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  it('refuses an unknown remote', async () => {
    const { refused } = await applyOverrides([auth], follow('bbb', 'remote_none'), aDeployment);
    expect(refused).toMatchObject([{ reason: 'there is no such remote' }]);
  });
});

it('allows a local page any server on this computer, and no other', async () => {
  const aLocalPage = { allowedPrefixes: [], isLocalPage: true };
  const { applied } = await applyOverrides([auth], follow('http://localhost:3001/'), aLocalPage);
  expect(applied).toHaveLength(1);

  const { refused } = await applyOverrides([auth], follow('https://evil.test/'), aLocalPage);
  expect(refused).toHaveLength(1);
});
