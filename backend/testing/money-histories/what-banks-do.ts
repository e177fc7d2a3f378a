import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordDispute } from '../../src/modules/payments/disputes/record-dispute.js';
import { limitProvider } from '../../src/modules/payments/providers/limit-provider.js';
import type { PaymentProvider } from '../../src/modules/payments/providers/payment-provider.js';
import { recordProviderRefund } from '../../src/modules/payments/refunds/record-provider-refund.js';
import { keyOfRefund } from '../../src/modules/payments/refunds/refund-key.js';
import { refundableMinor } from '../../src/modules/payments/refunds/refundable.js';
import type { Marketplace } from '../a-marketplace.js';
import type { MoneyAction } from './history.js';

type Trouble = Extract<MoneyAction, { do: 'outage' | 'capture_refused' | 'other_amount' }>['do'];

/** A provider that is down, whose banks do not pay what they had set aside, or pay another amount. */
export function troubledProvider(working: PaymentProvider, trouble: Trouble): PaymentProvider {
  const down = () => Promise.reject(new Error('down'));
  switch (trouble) {
    case 'outage':
      return limitProvider({ ...working, capture: down, refund: down, void: down }, 5_000);
    case 'capture_refused':
      return { ...working, capture: (ref) => working.void(ref, 'the bank, by itself') };
    case 'other_amount':
      return { ...working, capture: (ref, amountMinor, key) => working.capture(ref, amountMinor - 1, key) };
  }
}

/** A person gives some of one of a trip’s payments back at the provider itself, as far as something is left of it. */
export async function refundByHand(
  market: Marketplace,
  uuid: string,
  { amountMinor, paymentIndex }: { amountMinor: number; paymentIndex: number },
): Promise<void> {
  const payment = await paidPayment(market, uuid, paymentIndex);
  const left = payment === undefined ? 0 : refundableMinor(payment);
  if (payment?.provider_ref == null || left === 0) return;
  const given = Math.min(amountMinor, left);
  await sql`
    update test_provider_intents set refunded_minor = refunded_minor + ${given}
    where ref = ${payment.provider_ref}`.execute(market.database);
  const refundRef = `by_hand_${randomUUID()}`;
  await recordProviderRefund(market.deps, {
    refundRef,
    status: 'succeeded',
    idempotencyKey: undefined,
    ref: payment.provider_ref,
    amountMinor: given,
  });
  // So that the customer's bank can send this one back, too.
  const { uuid: refundUuid } = await market.database
    .selectFrom('refunds')
    .select('uuid')
    .where('provider_ref', '=', refundRef)
    .executeTakeFirstOrThrow();
  await market.database
    .insertInto('test_provider_refunds')
    .values({
      idempotency_key: keyOfRefund(refundUuid),
      ref: payment.provider_ref,
      refund_ref: refundRef,
      status: 'succeeded',
      amount_minor: given,
    })
    .execute();
}

type Said = Omit<Extract<MoneyAction, { do: 'dispute' }>, 'do' | 'paymentIndex'> & { paymentIndex?: number };

/** A customer’s bank says how a dispute of one of the trip’s payments stands: one for each payment. */
export async function dispute(
  market: Marketplace,
  uuid: string,
  { status, isWithdrawn, share, paymentIndex = 0 }: Said,
): Promise<void> {
  const payment = await paidPayment(market, uuid, paymentIndex);
  if (payment?.provider_ref == null) return;
  const amountMinor = Math.ceil(payment.amount_minor * share);
  const isTaken = status === 'lost' || (status === 'open' && isWithdrawn);
  await recordDispute(market.deps, {
    disputeRef: `dispute_${payment.uuid}`,
    ref: payment.provider_ref,
    status,
    amountMinor,
    withdrawnMinor: isTaken ? amountMinor : 0,
    reason: 'fraudulent',
    respondBy: undefined,
    needsAnswer: true,
  });
}

/** Banks decide all disputes of a trip that are open. */
export async function decideDisputes(
  { database, deps }: Marketplace,
  reservationUuid: string,
  status: 'won' | 'lost',
): Promise<void> {
  const open = await database
    .selectFrom('payment_disputes as dispute')
    .innerJoin('payments', 'payments.uuid', 'dispute.payment_uuid')
    .select(['dispute.provider_ref as disputeRef', 'payments.provider_ref as ref', 'dispute.amount_minor'])
    .where('dispute.reservation_uuid', '=', reservationUuid)
    .where('dispute.status', '=', 'open')
    .execute();
  for (const { disputeRef, ref, amount_minor: amountMinor } of open) {
    if (ref === null) continue;
    const withdrawnMinor = status === 'lost' ? amountMinor : 0;
    const said = { disputeRef, ref, status, amountMinor, withdrawnMinor, needsAnswer: false } as const;
    await recordDispute(deps, { ...said, reason: 'fraudulent', respondBy: undefined });
  }
}

async function paidPayment({ database }: Marketplace, uuid: string, index: number) {
  return await database
    .selectFrom('payments')
    .selectAll()
    .where('reservation_uuid', '=', uuid)
    .where('captured_minor', '>', 0)
    .orderBy('created_at', 'desc')
    .offset(index)
    .limit(1)
    .executeTakeFirst();
}
