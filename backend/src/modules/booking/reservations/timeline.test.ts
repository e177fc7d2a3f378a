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
