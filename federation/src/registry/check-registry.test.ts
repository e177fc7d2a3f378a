import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRegistry, checkRelease } from './check-registry';

const release = {
  version: '1',
  contractVersion: 1,
  entry: 'remoteEntry.js',
  routes: ['routes.js'],
  styles: [],
  screens: {},
  integrity: {},
  shared: {},
};
const auth = {
  name: 'remote-auth',
  scope: 'remote_auth',
  baseUrl: 'http://auth.test/',
  claims: [{ path: '/login', layout: 'auth' }],
  release,
};
const registryOf = (...remotes: unknown[]) => ({ registryVersion: 1, remotes });

describe('a registry that a shell reads', () => {
  it('may describe a release itself, or name the remote’s description', () => {
    const inDevelopment = { ...auth, release: { manifest: 'release.json' } };

    assert.equal(checkRegistry(registryOf(auth, inDevelopment)).remotes.length, 2);
  });

  it('loses only a broken entry, and names the paths that it leaves unanswered and their places in menus', () => {
    const menus = [{ in: ['ways-in'], path: '/login', label: 'Sign in', order: 10 }];
    const { remotes, broken } = checkRegistry(
      registryOf(auth, { ...auth, name: 'remote-other', baseUrl: 'nowhere', menus: [...menus, 'Sign up'] }),
    );

    assert.deepEqual(
      remotes.map(({ name }) => name),
      ['remote-auth'],
    );
    assert.deepEqual(broken, [
      { name: 'remote-other', claims: auth.claims, menus, reason: 'its "baseUrl" is not a URL' },
    ]);
  });

  for (const [circumstance, entry, reason] of [
    ['is not an object', 7, 'it is not an object'],
    [
      'has a hyphen in its scope, which federation cannot build',
      { ...auth, scope: 'remote-auth' },
      'its "scope" is missing or wrong',
    ],
    [
      'claims an invalid path',
      { ...auth, claims: [{ path: 'login', layout: 'auth' }] },
      'its "claims" are missing or wrong',
    ],
    ['has no release', { ...auth, release: undefined }, 'its "release" is missing'],
    [
      'has a release without an entry',
      { ...auth, release: { ...release, entry: '' } },
      'its "entry" is missing or wrong',
    ],
  ] as const) {
    it(`reports an entry that ${circumstance}`, () => {
      assert.equal(checkRegistry(registryOf(entry)).broken[0]?.reason, reason);
    });
  }

  it('is refused entirely when it has another version or lists nothing', () => {
    assert.throws(
      () => checkRegistry({ registryVersion: 2, remotes: [] }),
      /version 2, this shell reads version 1/,
    );
    assert.throws(() => checkRegistry('<!doctype html>'), /lists no remotes/);
  });
});

describe('a release', () => {
  it('is refused with the name of its first invalid field', () => {
    assert.throws(
      () => checkRelease({ ...release, integrity: { 'a.js': 7 } }),
      /its "integrity" is missing or wrong/,
    );
  });
});
