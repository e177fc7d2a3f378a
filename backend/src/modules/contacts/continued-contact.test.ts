import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { continuedUnits } from './continued-contact.js';

const options = { countries: ['PT'] };

describe('continuedUnits', () => {
  for (const [before, text, units] of [
    [['my number: 912 345'], '678', 3],
    [['912 345'], '678 !', 3],
    [['912', '345'], '678', 3],
    [['ada@'], 'example.com please', 11],
    [['my insta is'], 'ada_love', 8],
    [['912 345 678'], 'call me', 0],
    [['Flight TP 1234567'], '9 bags', 0],
    [['We come at 10:30'], '12', 0],
    [['4 people'], '3 bags', 0],
    [[], '678', 0],
  ] as const) {
    it(`is ${units} for ${JSON.stringify(text)} after ${JSON.stringify(before)}`, () => {
      assert.equal(continuedUnits(before, text, options), units);
    });
  }
});
