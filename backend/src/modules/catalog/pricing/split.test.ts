import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minus, plus, shareOut, sumOf, takenOf, withoutDebts, type Split } from './split.js';

const split = (payout: number, commission: number, fee: number, tax: number): Split => ({
  payout_minor: payout,
  commission_minor: commission,
  fee_minor: fee,
  tax_minor: tax,
});

describe('a split', () => {
  it('amounts to the sum of its parts', () => {
    assert.equal(sumOf(split(1, 20, 300, 4000)), 4321);
  });

  it('is added and subtracted part by part', () => {
    const [one, other] = [split(10, 200, 3000, 40_000), split(1, 20, 300, 4000)];
    assert.deepEqual(plus(one, other), split(11, 220, 3300, 44_000));
    assert.deepEqual(minus(one, other), split(9, 180, 2700, 36_000));
  });

  it('has no negative part without its debts', () => {
    assert.deepEqual(withoutDebts(split(-1, 2, -3, 4)), split(0, 2, 0, 4));
    assert.deepEqual(withoutDebts(split(1, -2, 3, -4)), split(1, 0, 3, 0));
  });
});

describe('takenOf', () => {
  it('takes an amount in the proportions of the split', () => {
    assert.deepEqual(takenOf(3321, split(12_750, 2250, 1200, 3726)), split(2125, 375, 200, 621));
    assert.deepEqual(takenOf(19_926, split(12_750, 2250, 1200, 3726)), split(12_750, 2250, 1200, 3726));
  });

  it('makes parts below zero good first', () => {
    assert.deepEqual(takenOf(19, split(100, 0, -1, 20)), split(17, 0, -1, 3));
    assert.deepEqual(takenOf(119, split(100, 0, -1, 20)), split(100, 0, -1, 20));
  });
});

describe('shareOut', () => {
  const cases: [title: string, amountMinor: number, of: Split, is: Split][] = [
    ['all', 19_926, split(12_750, 2250, 1200, 3726), split(12_750, 2250, 1200, 3726)],
    ['a sixth', 3321, split(12_750, 2250, 1200, 3726), split(2125, 375, 200, 621)],
    ['nothing', 0, split(12_750, 2250, 1200, 3726), split(0, 0, 0, 0)],
    ['nothing of nothing', 0, split(0, 0, 0, 0), split(0, 0, 0, 0)],
    // The borders are at 0.5, 1, 1.5 and 2: the halves go up.
    ['half of four cents', 2, split(1, 1, 1, 1), split(1, 0, 1, 0)],
    // The borders are at 1/3, 2/3 and 1, and there is no tax.
    ['a third of three cents', 1, split(1, 1, 1, 0), split(0, 1, 0, 0)],
    // 2 × amount × border is beyond what a number holds exactly.
    [
      'half of very much',
      4_503_599_627_370_495,
      split(9_007_199_254_740_987, 1, 1, 1),
      split(4_503_599_627_370_494, 0, 1, 0),
    ],
  ];
  for (const [title, amountMinor, of, is] of cases) {
    it(`shares ${title} out to the cent`, () => {
      assert.deepEqual(shareOut(amountMinor, of), is);
    });
  }

  it('refuses more than the total, and invalid amounts', () => {
    for (const amountMinor of [5, -1, 0.5]) {
      assert.throws(() => shareOut(amountMinor, split(1, 1, 1, 1)), {
        name: 'RangeError',
        message: `${amountMinor} cannot be shared out of 4`,
      });
    }
  });

  it('refuses a split with a negative part', () => {
    assert.throws(() => shareOut(1, split(3, -1, 1, 1)), {
      name: 'RangeError',
      message: 'A part of the split is below zero',
    });
  });
});
