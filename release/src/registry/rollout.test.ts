import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseRelease, inRollout } from '@drove/federation/registry';
import type { VersionLoads } from '../loads/read-loads';
import { releasesTable } from '../loads/releases-table';
import { findFailure, readFailureLimit } from '../loads/find-failure';
import { stopFailingRollouts } from '../loads/stop-failing-rollouts';
import { atMostEveryMinute } from '../loads/watch-rollouts';
import { rollBack } from '../publish/roll-back';
import { aCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { releasesOf, stopRollout, widenRollout } from './changes';
import { pageRegistry } from './page-registry';

const browsers = Array.from({ length: 2000 }, (_, number) => `browser-${number}`);
const now = new Date('2099-07-01T12:00:00Z');

async function aRollout(percent: number) {
  const store = aStore();
  await releaseTo(store, aCandidate('one'));
  return { store, registry: await releaseTo(store, aCandidate('two'), percent) };
}

describe('A rollout', () => {
  it('reaches about its share of browsers, always the same, and only more as it grows', () => {
    const reached = (percent: number) => browsers.filter((id) => inRollout(id, 'two', percent));
    assert.ok(Math.abs(reached(10).length - 200) < 60, String(reached(10).length));
    assert.equal(reached(0).length, 0);
    assert.equal(reached(100).length, browsers.length);
    const wide = new Set(reached(30));
    assert.ok(reached(10).every((id) => wide.has(id)));
    const others = browsers.filter((id) => inRollout(id, 'three', 10));
    assert.notDeepEqual(others, reached(10));
  });

  it('gives a browser one release and nothing of the other', async () => {
    const { registry } = await aRollout(50);
    const [entry] = pageRegistry(registry, 'https://cdn.test/').remotes;
    assert.ok(entry);
    const chosen = browsers.map((id) => chooseRelease(entry, id));
    const bases = new Set(
      chosen.map(({ baseUrl, release }) => `${baseUrl} ${'version' in release && release.version}`),
    );
    assert.deepEqual([...bases].sort(), [
      'https://cdn.test/remote-auth/one/ one',
      'https://cdn.test/remote-auth/two/ two',
    ]);
    assert.ok(chosen.every((one) => one.rollout === undefined));
  });

  it('is widened, never narrowed, and becomes the release at 100 per cent', async () => {
    const { registry } = await aRollout(10);
    assert.throws(() => widenRollout(registry, 'remote-auth', 5, now), /a browser that has it keeps it/);
    const wider = widenRollout(registry, 'remote-auth', 50, now);
    assert.equal(releasesOf(wider, 'remote-auth').rollout?.percent, 50);

    const { current, previous, rollout } = releasesOf(
      widenRollout(wider, 'remote-auth', 100, now),
      'remote-auth',
    );
    assert.deepEqual([current.version, previous, rollout], ['two', 'one', undefined]);
  });

  it('stops by hand and by a rollback, without touching the current release', async () => {
    const { registry, store } = await aRollout(10);
    const stopped = releasesOf(stopRollout(registry, 'remote-auth', 'stopped by hand', now), 'remote-auth');
    assert.deepEqual(
      [stopped.current.version, stopped.rollout, stopped.stopped?.version],
      ['one', undefined, 'two'],
    );

    const back = releasesOf(await rollBack(store, [{ name: 'remote-auth' }]), 'remote-auth');
    assert.deepEqual([back.current.version, back.rollout], ['one', undefined]);
  });

  it('requires a current release', async () => {
    await assert.rejects(releaseTo(aStore(), aCandidate('one'), 10), /release it to all first/);
  });
});

describe('A rollout with load reports', () => {
  /** One browser a network, unless it says otherwise. */
  const loadsOf = (version: string, browsers: number, failed: number, networks = browsers): VersionLoads => ({
    remote: 'remote-auth',
    version,
    loads: browsers,
    failures: failed,
    median_ms: 120,
    p95_ms: 800,
    errors: failed > 0 ? { load: failed } : {},
    browsers,
    failed_browsers: failed,
    networks,
  });
  const limit = readFailureLimit({});
  const after = async (...loads: VersionLoads[]) => {
    const { store } = await aRollout(10);
    const asked: string[] = [];
    const seen: string[] = [];
    const ended = await stopFailingRollouts(
      store,
      (_since, releases) => {
        asked.push(...releases);
        return Promise.resolve(loads);
      },
      limit,
      () => now,
      (rollout, sentence) => seen.push(`${rollout} ${sentence}`),
    );
    return { ended, asked, seen, releases: releasesOf((await store.readRegistry()).registry, 'remote-auth') };
  };

  it('ends automatically when it fails in too many browsers', async () => {
    const { ended, releases } = await after(loadsOf('one', 100, 1), loadsOf('two', 20, 5));
    assert.equal(releases.rollout, undefined);
    assert.equal(releases.stopped?.reason, 'it failed in 5 of 20 browsers in 20 networks, more than 5 %');
    assert.equal(ended.length, 1);
  });

  it('says how it fares, when that has changed, at most every minute', async () => {
    const { seen } = await after(loadsOf('two', 19, 2));
    assert.deepEqual(seen, ['remote-auth@two at 10 %: failed in 2 of 19 browsers in 19 networks']);

    let at = 0;
    const said: string[] = [];
    const saw = atMostEveryMinute(
      (text) => said.push(text),
      () => new Date(at),
    );
    for (const [seconds, sentence] of [
      [0, 'one'],
      [5, 'two'],
      [60, 'two'],
      [200, 'two'],
    ] as const) {
      at = seconds * 1000;
      saw('remote-auth@two', sentence);
    }
    assert.deepEqual(said, ['remote-auth@two one', 'remote-auth@two two']);
  });

  it('requests only its releases from the telemetry, so that false ones cannot replace them', async () => {
    assert.deepEqual((await after()).asked, ['remote-auth@one', 'remote-auth@two']);
  });

  for (const [circumstance, ...loads] of [
    ['it loads without failures', loadsOf('two', 100, 5)],
    ['too few browsers have tried it', loadsOf('two', 19, 19)],
    ['all browsers that tried it are in a few networks', loadsOf('two', 27, 27, 9)],
    ['the current release fails as often', loadsOf('one', 100, 30), loadsOf('two', 100, 20)],
    ['there are no reports'],
  ] as [string, ...VersionLoads[]][]) {
    it(`continues while ${circumstance}`, async () => {
      assert.equal((await after(...loads)).releases.rollout?.version, 'two');
    });
  }

  it('does not end by 10,000 failures of one sender, alone or among other reports', () => {
    const alone = { ...loadsOf('two', 3, 3, 1), loads: 10_000, failures: 10_000 };
    assert.equal(findFailure(alone, undefined, limit), undefined);
    // Whatever the others report within the limit, the sender's three browsers do not take it beyond.
    for (let browsers = 17; browsers <= 400; browsers += 1) {
      const failed = Math.floor((browsers * limit.percent) / 100);
      const withSender = loadsOf('two', browsers + 3, failed + 3, browsers + 1);
      assert.equal(findFailure(withSender, loadsOf('one', 1000, 0), limit), undefined, `${browsers}`);
    }
  });

  it('ends despite 10,000 successes of one sender, and despite its failures of the current release', () => {
    for (let browsers = 20; browsers <= 400; browsers += 1) {
      const failed = Math.ceil(browsers / 4);
      const withSender = { ...loadsOf('two', browsers + 3, failed, browsers + 1), loads: 10_000 + browsers };
      const current = loadsOf('one', 3, 3, 1);
      const busyCurrent = loadsOf('one', 1000 + 3, 10 + 3, 1001);
      assert.match(String(findFailure(withSender, current, limit)), /it failed in/, `${browsers}`);
      assert.match(String(findFailure(withSender, busyCurrent, limit)), /it failed in/, `${browsers}`);
    }
  });

  it('is listed in the table with its share, its failures and its load times', async () => {
    const { registry } = await aRollout(10);
    const table = releasesTable(registry, [loadsOf('two', 50, 1)]).split('\n');
    assert.match(table[1] ?? '', /^remote-auth +one +90 %/);
    assert.match(
      table[2] ?? '',
      /^remote-auth +two +10 % .* commit-of-two +50 +2\.0 % \(load 1\) +50 \(1 failed\) +120 ms +800 ms$/,
    );
    assert.match(releasesTable(registry, undefined), /Loads are not known/);
  });
});
