import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shorten } from './shorten.js';

describe('shorten', () => {
  const all = Array.from({ length: 150 }, (_, step) => step);

  it('keeps exactly the steps that a failure needs', async () => {
    const needed = [3, 77, 78, 149];
    const left = await shorten(all, (steps) => Promise.resolve(needed.every((step) => steps.includes(step))));
    assert.deepEqual(left, needed);
  });

  it('keeps no step where none is needed, and stops when its time is over', async () => {
    assert.deepEqual(await shorten(all, () => Promise.resolve(true)), []);
    assert.deepEqual(await shorten(all, () => Promise.resolve(true), -1), all);
  });
});
