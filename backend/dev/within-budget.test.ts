import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinBudget, type CheckClock } from './within-budget.js';

/** A clock on which time passes by waiting alone. */
function aClock(): CheckClock {
  let now = 0;
  return {
    now: () => now,
    wait: async (ms) => {
      now += ms;
      await Promise.resolve();
    },
  };
}

const untilOver = async (over: AbortSignal) =>
  await new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve());
  });

describe('a check with a budget', () => {
  it('ends when its time is over, however long its work takes, and says how far it is until then', async () => {
    const told: number[] = [];
    let wasLeft = false;
    await withinBudget(
      { budgetMs: 50_000, clock: aClock() },
      {
        work: async (over) => {
          await untilOver(over);
          wasLeft = true;
        },
        tellHowFar: (passedMs) => told.push(passedMs),
      },
    );
    assert.deepEqual([told, wasLeft], [[20_000, 40_000, 50_000], true]);
  });

  it('ends with its work when that is done before', async () => {
    const clock = { ...aClock(), wait: async (_ms: number, over: AbortSignal) => await untilOver(over) };
    const budget = { budgetMs: 50_000, clock };
    await withinBudget(budget, { work: () => Promise.resolve(), tellHowFar: () => assert.fail() });
  });

  it('fails with its work', async () => {
    const failing = { work: () => Promise.reject(new Error('broken')), tellHowFar: () => undefined };
    await assert.rejects(withinBudget({ budgetMs: 50_000, clock: aClock() }, failing), /broken/);
  });
});
