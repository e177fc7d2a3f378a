import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRegistry } from '@drove/federation/registry';
import { releasesTable } from '../loads/releases-table';
import { rollBack } from '../publish/roll-back';
import { aCandidate, aShellCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { changeRegistry } from './change-registry';
import { releasesOf } from './changes';
import { checkReleaseRegistry } from './check-release-registry';
import { pageRegistry } from './page-registry';
import { withdraw } from './withdraw';

const now = new Date('2099-07-01T12:00:00Z');
const reason = 'it signs people out';

describe('withdrawing a release', () => {
  it('excludes it from rollback, release and rollout, and keeps it in the page’s registry', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'));
    await changeRegistry(store, (newest) => withdraw(newest, 'remote-auth', 'one', reason, now));

    const refusal = { name: 'PlainError', message: /one was withdrawn .*: it signs people out/ };
    await assert.rejects(rollBack(store, [{ name: 'remote-auth', version: 'one' }]), refusal);
    await assert.rejects(rollBack(store, [{ name: 'remote-auth' }]), /nothing to go back to/);
    await assert.rejects(releaseTo(store, aCandidate('one')), refusal);
    await assert.rejects(releaseTo(store, aCandidate('one'), 10), refusal);

    const later = await releaseTo(store, aCandidate('three'));
    assert.equal(releasesOf(later, 'remote-auth').withdrawn?.length, 1, 'it outlives later releases');
    const page = checkRegistry(pageRegistry(later, 'https://cdn.test/'));
    assert.deepEqual([page.broken, page.remotes[0]?.withdrawn], [[], { one: reason }]);
    assert.match(releasesTable(later, []), /one was withdrawn 2099-07-01 12:00Z: it signs people out/);
    assert.ok(checkReleaseRegistry(JSON.stringify(later), 'the store'));
  });

  it('is refused for a live or unknown version, and without a reason', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    const registry = await releaseTo(store, aCandidate('two'), 10);
    const withdrawing =
      (version: string, why = reason) =>
      () =>
        withdraw(registry, 'remote-auth', version, why, now);
    assert.throws(withdrawing('one'), /is live. First go back: npm run rollback/);
    assert.throws(withdrawing('two'), /being rolled out. First: npm run rollout -- remote-auth stop/);
    assert.throws(withdrawing('none'), /has no version none. Known ones: one, two/);
    assert.throws(withdrawing('one', ' '), /Say why/);
  });

  it('prevents a shell from coming back', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('one'));
    await releaseTo(store, aShellCandidate('two'));
    await changeRegistry(store, (newest) => withdraw(newest, 'shell', 'one', reason, now));
    await assert.rejects(rollBack(store, [{ name: 'shell', version: 'one' }]), /one was withdrawn/);
    await assert.rejects(releaseTo(store, aShellCandidate('one')), /one was withdrawn/);
  });
});
