import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { after, describe, it } from 'node:test';
import { commandOf, Simulator, type Task } from './run/simulator.js';

const kept = JSON.parse(
  await readFile(new URL('kept-seeds.json', import.meta.url), 'utf8'),
) as readonly Task[];
const concurrency = Math.min(kept.length, availableParallelism());

describe('the seeds that a search has kept', { concurrency }, () => {
  const free = Array.from({ length: concurrency }, () => new Simulator());
  after(() => {
    for (const simulator of free) simulator.close();
  });

  for (const task of kept) {
    it(`find nothing wrong: ${commandOf(task)}`, async () => {
      const simulator = free.pop();
      assert.ok(simulator !== undefined);
      const { failure } = await simulator.run(task);
      free.push(simulator);
      assert.equal(failure, undefined);
    });
  }
});
