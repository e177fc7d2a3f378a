import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goldenTable } from '../../../../testing/golden-table.js';
import { entriesOfLines, kindOfLines } from './entries-of-lines.js';
import { entriesOfMovement, type MovementKind } from './movements.js';

// What the lines of one posting say, and the entries that they make: D is a debit, C a credit.
const lines = goldenTable(`
about    | owner  | commission | fee  | tax   | owed | chargeback | entries
charge   | 12750  | 2250       | 1200 | 3726  | 0    | 0          | D provider_cash 19926, C owed_to_owner 12750, C commission 2250, C service_fee 1200, C tax 3726
charge   | 0      | -30        | -10  | 40    | 0    | 0          | D commission 30, D service_fee 10, C tax 40
charge   | 0      | 0          | 0    | 0     | 0    | 0          |
claim    | 850    | 150        | 0    | 0     | 0    | 0          | D customer_receivable 1000, C owed_to_owner 850, C commission 150
refund   | -6375  | -1125      | -600 | -1863 | 0    | 0          | C owed_to_customers 9963, D owed_to_owner 6375, D commission 1125, D service_fee 600, D tax 1863
refund   | 0      | 0          | 0    | 0     | 9963 | 0          |
refund   | -1     | 0          | 0    | 0     | 1    | 0          | C owed_to_customers 1, D owed_to_owner 1
chargeback | -640 | -113       | -60  | -187  | 0    | 0          | C provider_cash 1000, D owed_to_owner 640, D commission 113, D service_fee 60, D tax 187
chargeback | -640 | -113       | -60  | -187  | 0    | -500       | C provider_cash 1500, D owed_to_owner 640, D commission 113, D service_fee 60, D tax 187, D chargebacks 500
chargeback | 0    | 0          | 0    | 0     | 0    | 500        | D provider_cash 500, C chargebacks 500
`);

const movements = goldenTable(`
kind                       | debit               | credit
refund_sent                | owed_to_customers   | provider_cash
refund_returned            | provider_cash       | owed_to_customers
repayment                  | owed_to_customers   | bank_cash
receivable_paid            | provider_cash       | customer_receivable
owner_transfer             | owed_to_owner       | bank_cash
owner_transfer_by_provider | owed_to_owner       | provider_cash
owner_transfer_returned    | provider_cash       | owed_to_owner
owner_transfer_returned_to_bank | bank_cash      | owed_to_owner
provider_fee               | provider_fees       | provider_cash
provider_payout            | bank_cash           | provider_cash
commission_vat             | commission          | tax
deposit_authorised         | deposits_authorised | deposits_held
deposit_released           | deposits_held       | deposits_authorised
`);

const abouts = {
  claim: {},
  charge: { paymentUuid: 'p' },
  refund: { paymentUuid: 'p', refundUuid: 'r' },
  chargeback: { paymentUuid: 'p', disputeUuid: 'd' },
};

describe('a posting', () => {
  for (const row of lines) {
    it(`books ${row.text('about')} as ${row.text('entries') || 'nothing'}`, () => {
      const kind = kindOfLines(abouts[row.text('about') as keyof typeof abouts]);
      assert.equal(kind, row.text('about'));
      const parts = {
        payout_minor: row.number('owner'),
        commission_minor: row.number('commission'),
        fee_minor: row.number('fee'),
        tax_minor: row.number('tax'),
        owed_minor: row.number('owed'),
        chargeback_minor: row.number('chargeback'),
      };
      const amount_minor = Object.values(parts).reduce((sum, part) => sum + part, 0);
      const entries = entriesOfLines(kind, [{ kind: 'rental', label: 'Line', amount_minor, ...parts }]);
      const shown = entries.map(
        ({ account, amount_minor: minor }) => `${minor > 0 ? 'D' : 'C'} ${account} ${Math.abs(minor)}`,
      );
      assert.equal(shown.join(', '), row.text('entries'));
    });
  }

  it('adds up several lines by account', () => {
    const none = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };
    const entries = entriesOfLines('charge', [
      { kind: 'rental', label: '3 days', amount_minor: 15_000, ...none, payout_minor: 15_000 },
      { kind: 'commission', label: 'Commission', amount_minor: 0, ...none, payout_minor: -2250 },
      { kind: 'commission', label: 'Commission', amount_minor: 0, ...none, commission_minor: 2250 },
    ]);
    assert.deepEqual(entries, [
      { account: 'provider_cash', amount_minor: 15_000 },
      { account: 'owed_to_owner', amount_minor: -12_750 },
      { account: 'commission', amount_minor: -2250 },
    ]);
  });

  for (const row of movements) {
    it(`moves ${row.text('kind')} from ${row.text('credit')} to ${row.text('debit')}`, () => {
      assert.deepEqual(entriesOfMovement(row.text('kind') as MovementKind, 7), [
        { account: row.text('debit'), amount_minor: 7 },
        { account: row.text('credit'), amount_minor: -7 },
      ]);
    });
  }
});
