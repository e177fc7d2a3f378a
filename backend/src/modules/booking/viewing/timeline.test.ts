import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { defaultReasons } from '../../../platform/audit/default-reasons.js';
import { toTimeline } from './timeline.js';

const modules = join(import.meta.dirname, '../..');
const parties = { customer_uuid: 'c', owner_uuid: 'o', currency: 'EUR' };

/** Steps that mean nothing to the people of a trip, each with its reason. */
const silent = new Set([
  // Between owner, marketplace and state: the owner reads what it changes of their payout.
  'payment.parts_corrected',
  // Followed at once by what the bank says.
  'payment.created',
  // The refund's own step says it.
  'payment.partially_refunded',
  'payment.refunded',
  // Told as a step of the reservation.
  'payment.deposit_decided',
  // Read by owners alone, as an average.
  'reservation.driver_rated',
  // Money that no step of the trip set aside.
  'payment.stray_released',
  // Work of administrators.
  'reservation.evidence_exported',
  'reservation.messages_read',
  'payment.approval_requested',
]);

const lineOf = (action: string, viewer: 'customer' | 'owner' | 'admin') =>
  toTimeline(
    [
      {
        occurred_at: new Date(0),
        actor_uuid: null,
        action,
        reason: 'param_unknown',
        after: { amount_minor: 5 },
      },
    ],
    parties,
    viewer,
  )[0];

describe('the timeline of a trip', () => {
  it('has a sentence for each recorded step, or a reason to omit it', () => {
    const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(modules, file), 'utf8'));
    const written = sources
      .flatMap((source) => source.match(/\baction: .*/g) ?? [])
      .flatMap((line) => line.match(/(?<=')[a-z]+\.[a-z_]+(?=')/g) ?? [])
      .concat(Object.keys(defaultReasons))
      .filter((action) => /^(reservation|change|payment|refund)\./.test(action));
    assert.ok(written.length > 40);
    const untold = [...new Set(written)].filter(
      (action) => lineOf(action, 'customer') === undefined && !silent.has(action),
    );
    assert.deepEqual(untold, []);
  });

  it('says what happens with money and dates in the words of the trip’s page', () => {
    const whatOf = (action: string, after: Record<string, unknown>, viewer: 'customer' | 'owner') =>
      toTimeline(
        [{ occurred_at: new Date(0), actor_uuid: 'c', action, reason: null, after }],
        parties,
        viewer,
      )[0]?.what;
    const rows = [
      ['payment.authorized', undefined, 'Card authorised for €90.33.'],
      ['payment.authorized', 'deposit', 'Card authorised for the deposit of €90.33.'],
      ['payment.captured', 'late_fee', 'The late fee of €90.33 was paid.'],
      ['payment.captured', 'deposit', '€90.33 of the deposit was charged.'],
      ['payment.voided', 'deposit', 'The deposit of €90.33 was released; nothing was charged.'],
      ['payment.failed', 'deposit', 'The card could not be authorised for the deposit of €90.33.'],
      ['refund.succeeded', undefined, 'Refunded €90.33.'],
      ['reservation.late_fee_due', undefined, '€90.33 is due for the late return.'],
    ] as const;
    assert.deepEqual(
      rows.map(([action, purpose]) => whatOf(action, { amount_minor: 9033, purpose }, 'customer')),
      rows.map(([, , sentence]) => sentence),
    );
    assert.equal(whatOf('change.requested', {}, 'customer'), 'You asked to change the dates.');
    assert.equal(whatOf('change.requested', {}, 'owner'), 'The customer asked to change the dates.');
  });

  it('explains a refused dispute answer to both sides, and shows the provider’s text to administrators alone', () => {
    const action = 'payment.dispute_answer_refused';
    assert.equal(
      lineOf(action, 'customer')?.what,
      '€0.05 is still disputed: our answer did not reach the bank, and we send it again.',
    );
    const notes = (['customer', 'owner', 'admin'] as const).map((viewer) => lineOf(action, viewer)?.note);
    assert.deepEqual(notes, [undefined, undefined, 'param_unknown']);
  });
});
