import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { ledgerLine } from '../../books/public.js';
import { updatePayment } from '../payments/payments.repository.js';

/** A part of a deposit that was decided on, or all of it. */
interface Taking {
  paymentUuid: string;
  amountMinor: number;
  actorUuid: string;
  reason: string;
}

/**
 * Makes a payment that holds a deposit one that takes a part of it, or all: what is captured is the owner's, and the rest
 * is released by the capture itself. Lock what it is for first; `nextStep` has to say `capture` from then on.
 */
export async function takeFromDeposit(
  transaction: Kysely<Tables>,
  { paymentUuid, amountMinor, actorUuid, reason }: Taking,
  now: Date,
): Promise<void> {
  const entries = [ledgerLine('deposit_claim', 'Taken from the deposit', { payout_minor: amountMinor })];
  const audit = {
    actorUuid,
    subject: { type: 'payment', uuid: paymentUuid },
    action: 'payment.deposit_decided',
    after: { amount_minor: amountMinor },
    reason,
    at: now,
  } as const;
  const changes = { amount_minor: amountMinor, entries: JSON.stringify(entries) };
  await updatePayment(transaction, paymentUuid, changes, { audit, now });
}
