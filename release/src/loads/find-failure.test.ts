import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFailure, findFaults, readFailureLimit } from './find-failure';
import type { VersionLoads } from './read-loads';

const limit = readFailureLimit({});
const loadsOf = (version: string, browsers: number, erred: number, networks = browsers): VersionLoads => ({
  remote: 'remote-auth',
  version,
  loads: browsers,
  failures: 0,
  median_ms: 100,
  p95_ms: 200,
  errors: {},
  browsers,
  failed_browsers: 0,
  networks,
  erred_browsers: erred,
});

/** Mulberry32: the same numbers from 0 to 1 at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Of the browsers of either release, in the same time. */
const usualShare = 0.01;
/** A rollout at 10 % is looked at after each ten of its browsers, until it has all of them. */
const currentForEach = 9;
const browsersPerLook = 10;

function isEnded(random: () => number, browsers: number, worseBy: number): boolean {
  const count = (browsersMore: number, share: number) => {
    let erred = 0;
    for (let one = 0; one < browsersMore; one += 1) if (random() < share) erred += 1;
    return erred;
  };
  let tried = 0;
  let current = 0;
  for (let seen = browsersPerLook; seen <= browsers; seen += browsersPerLook) {
    tried += count(browsersPerLook, usualShare + worseBy);
    current += count(browsersPerLook * currentForEach, usualShare);
    if (findFaults(loadsOf('two', seen, tried), loadsOf('one', seen * currentForEach, current), limit))
      return true;
  }
  return false;
}

/** How many browsers of a rollout at 10 % have tried it when it ends, where every so many of them meet what is wrong. */
function browsersUntilEnded(everySoMany: number, wrong: 'failed_browsers' | 'erred_browsers'): number {
  for (let browsers = 1; browsers <= 2000; browsers += 1) {
    const tried = { ...loadsOf('two', browsers, 0), [wrong]: Math.floor(browsers / everySoMany) };
    const current = loadsOf('one', browsers * currentForEach, 0);
    if (findFailure(tried, current, limit) ?? findFaults(tried, current, limit)) return browsers;
  }
  return Infinity;
}

// The table of docs/releasing.md.
it('a rollout that is broken ends after so many loads as it is broken in each, fourth, tenth or twentieth browser', () => {
  const ended = (wrong: Parameters<typeof browsersUntilEnded>[1]) =>
    [1, 4, 10, 20].map((everySoMany) => browsersUntilEnded(everySoMany, wrong));
  assert.deepEqual(ended('failed_browsers'), [20, 20, 70, Infinity]);
  assert.deepEqual(ended('erred_browsers'), [20, 20, 40, 80]);
});

describe('a rollout with faults', () => {
  it('goes on while it has them as often as the release that it replaces', () => {
    assert.equal(findFaults(loadsOf('two', 400, 40), loadsOf('one', 400, 40), limit), undefined);
  });

  it('ends when clearly more of its browsers have them, and says so', () => {
    assert.equal(
      findFaults(loadsOf('two', 200, 20), loadsOf('one', 1800, 18), limit),
      'it had faults in 20 of 200 browsers in 200 networks, and 18 of 1800 of the release before',
    );
  });

  it('is not judged before either release has browsers enough, in networks enough', () => {
    const before = loadsOf('one', 1800, 18);
    assert.equal(findFaults(loadsOf('two', 19, 19), before, limit), undefined);
    assert.equal(findFaults(loadsOf('two', 200, 200, 9), before, limit), undefined);
    assert.equal(findFaults(loadsOf('two', 200, 200), loadsOf('one', 19, 0), limit), undefined);
    assert.equal(findFaults(loadsOf('two', 200, 200), undefined, limit), undefined);
    assert.equal(findFaults(undefined, before, limit), undefined);
  });

  it('is not ended by what one network can report', () => {
    for (let browsers = 20; browsers <= 400; browsers += 1)
      assert.equal(findFaults(loadsOf('two', browsers, 3), loadsOf('one', 1000, 0), limit), undefined);
  });

  it('is ended seldom by chance, and mostly when it is worse', (test) => {
    const runs = 500;
    const random = seeded(37);
    const rate = (browsers: number, worseBy: number) => {
      let ended = 0;
      for (let run = 0; run < runs; run += 1) if (isEnded(random, browsers, worseBy)) ended += 1;
      const percent = (100 * ended) / runs;
      const what = worseBy === 0 ? 'no worse (false alarms)' : `${100 * worseBy} % worse (detected)`;
      test.diagnostic(`${browsers} browsers, ${what}: ended in ${percent.toFixed(1)} % of ${runs} rollouts`);
      return percent;
    };
    assert.ok(rate(200, 0) <= 1);
    assert.ok(rate(2000, 0) <= 2);
    rate(200, 0.01);
    assert.ok(rate(2000, 0.01) >= 50);
    assert.ok(rate(200, 0.05) >= 50);
    assert.ok(rate(2000, 0.05) >= 99);
  });
});
