import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReservationPrice } from '../../catalog/public.js';
import { bookingLines, changeLines, ledgerLine, reversed } from './ledger-lines.js';

const nothing = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };

// Three days at 50.00 with 8 % fee, 15 % commission and 23 % tax; then one of them, with a sixth of the price kept.
const before: ReservationPrice = {
  base_minor: 15_000,
  discount_minor: 0,
  fee_minor: 1200,
  tax_minor: 3726,
  commission_minor: 2250,
  kept: nothing,
  total_minor: 19_926,
  payout_minor: 12_750,
};
const after: ReservationPrice = {
  base_minor: 5000,
  discount_minor: 0,
  fee_minor: 400,
  tax_minor: 1242,
  commission_minor: 750,
  total_minor: 9963,
  payout_minor: 6375,
  kept: { payout_minor: 2125, commission_minor: 375, fee_minor: 200, tax_minor: 621 },
};

describe('a ledger line', () => {
  it('amounts to the sum of its parts', () => {
    const parts = { payout_minor: 1, commission_minor: 20, fee_minor: 300, tax_minor: 4000 };
    const line = { kind: 'refund', label: 'Refund', amount_minor: 4321, ...parts };
    assert.deepEqual(ledgerLine('refund', 'Refund', parts), line);
    assert.deepEqual(ledgerLine('fee', 'Service fee', { fee_minor: 5 }), {
      kind: 'fee',
      label: 'Service fee',
      amount_minor: 5,
      ...nothing,
      fee_minor: 5,
    });
  });

  it('is reversed part by part', () => {
    const parts = { payout_minor: 1, commission_minor: -20, fee_minor: 300, tax_minor: 4000 };
    assert.deepEqual(reversed(ledgerLine('refund', 'Refund', parts), 'Refund failed'), {
      kind: 'refund',
      label: 'Refund failed',
      amount_minor: -4281,
      payout_minor: -1,
      commission_minor: 20,
      fee_minor: -300,
      tax_minor: -4000,
    });
  });
});

describe('the lines of a booking', () => {
  it('assign the rental to the owner, the commission to the marketplace, fee and tax to their own parts', () => {
    const lines = bookingLines(
      [
        { kind: 'rental', label: '3 days', amount_minor: 15_000, days: 3, unit_minor: 5000 },
        { kind: 'discount', label: 'Discount', amount_minor: -1000 },
        { kind: 'fee', label: 'Service fee', amount_minor: 1120 },
        { kind: 'tax', label: 'VAT', amount_minor: 3593 },
      ],
      { ...before, commission_minor: 2100 },
    );
    const line = (kind: string, label: string, amount_minor: number, parts: Partial<typeof nothing>) => ({
      kind,
      label,
      amount_minor,
      ...nothing,
      ...parts,
    });
    assert.deepEqual(lines, [
      line('rental', '3 days', 15_000, { payout_minor: 15_000 }),
      line('discount', 'Discount', -1000, { payout_minor: -1000 }),
      line('fee', 'Service fee', 1120, { fee_minor: 1120 }),
      line('tax', 'VAT', 3593, { tax_minor: 3593 }),
      line('commission', 'Commission', 0, { payout_minor: -2100, commission_minor: 2100 }),
    ]);
  });

  it('divide what the cancellation policy keeps as the price does, for a changed trip that is paid anew', () => {
    const [kept] = bookingLines(
      [{ kind: 'kept', label: 'Kept under the cancellation policy', amount_minor: 3321 }],
      after,
    );
    assert.deepEqual(kept, {
      kind: 'kept',
      label: 'Kept under the cancellation policy',
      amount_minor: 3321,
      ...after.kept,
    });
  });
});

describe('the lines of a change', () => {
  const shown = (lines: ReturnType<typeof changeLines>) =>
    lines.map((line) => {
      const { payout_minor, commission_minor, fee_minor, tax_minor } = line;
      const parts = [payout_minor, commission_minor, fee_minor, tax_minor].join('/');
      return `${line.kind}, ${line.label}: ${line.amount_minor} = ${parts}`;
    });

  it('reduce each part by its difference, and add the kept amount', () => {
    assert.deepEqual(shown(changeLines(before, after)), [
      'rental, Change of the trip: days: -10000 = -10000/0/0/0',
      'fee, Change of the trip: service fee: -800 = 0/0/-800/0',
      'tax, Change of the trip: tax: -2484 = 0/0/0/-2484',
      'commission, Commission: 0 = 1500/-1500/0/0',
      'kept, Kept under the cancellation policy: 3321 = 2125/375/200/621',
    ]);
  });

  it('increase each part by its difference, and reverse the kept amount', () => {
    assert.deepEqual(shown(changeLines(after, before)), [
      'rental, Change of the trip: days: 10000 = 10000/0/0/0',
      'fee, Change of the trip: service fee: 800 = 0/0/800/0',
      'tax, Change of the trip: tax: 2484 = 0/0/0/2484',
      'commission, Commission: 0 = -1500/1500/0/0',
      'kept, Kept under the cancellation policy: -3321 = -2125/-375/-200/-621',
    ]);
  });

  it('take a larger discount from the owner', () => {
    const wanted = { ...before, discount_minor: 700 };
    assert.deepEqual(shown(changeLines({ ...before, discount_minor: 200 }, wanted)), [
      'discount, Change of the trip: discount: -500 = -500/0/0/0',
    ]);
  });

  it('are empty when nothing changes', () => {
    assert.deepEqual(changeLines(before, before), []);
  });
});
