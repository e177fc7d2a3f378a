import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { checkReleaseRegistry } from './check-release-registry';
import type { ReleaseRegistry } from './release-registry';

async function aRegistry(): Promise<ReleaseRegistry> {
  return releaseTo(aStore(), aCandidate('one'));
}

describe('A broken registry', () => {
  const broken: [string, (registry: ReleaseRegistry) => unknown, RegExp][] = [
    ['is cut off', (registry) => JSON.stringify(registry).slice(0, 100), /not complete, or not JSON/],
    ['is empty', () => '', /not complete, or not JSON/],
    ['is null', () => null, /not complete, or not JSON/],
    ['is a list', () => [], /not complete, or not JSON/],
    ['says nothing', () => ({}), /not complete, or not JSON/],
    [
      'is of a later version',
      (registry) => ({ ...registry, registryVersion: 2 }),
      /use a checkout that fits/,
    ],
    ['has no remotes', ({ remotes: _all, ...rest }) => rest, /lists no remotes/],
    [
      'has nothing for a remote',
      (registry) => ({ ...registry, remotes: { 'remote-auth': null } }),
      /describes remote-auth wrongly: it is not an object/,
    ],
    [
      'has a remote without a release',
      (registry) => ({ ...registry, remotes: { 'remote-auth': { versions: [] } } }),
      /describes remote-auth wrongly: its current release/,
    ],
    [
      'has a remote without versions',
      ({ remotes, ...rest }) => ({
        ...rest,
        remotes: { 'remote-auth': { ...remotes['remote-auth'], versions: undefined } },
      }),
      /its "versions" are missing/,
    ],
    [
      'has half a rollout',
      ({ remotes, ...rest }) => ({
        ...rest,
        remotes: { 'remote-auth': { ...remotes['remote-auth'], rollout: { version: 'two' } } },
      }),
      /describes remote-auth wrongly: it is not an object/,
    ],
    [
      'has no description of the shell',
      (registry) => ({ ...registry, shell: { versions: [], current: { version: 'one' } } }),
      /describes the shell wrongly/,
    ],
  ];

  for (const [how, breakIt, message] of broken) {
    it(`is refused with its name in plain words when it ${how}`, async () => {
      const content = breakIt(await aRegistry());
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      assert.throws(() => checkReleaseRegistry(text, 'the store'), { name: 'PlainError', message });
    });
  }
});
