import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import type { AtRest } from './at-rest.js';
import { saveCardOf } from '../customers/saved-cards.js';
import { bookDeposit } from '../deposits/book-deposit.js';
import { finishPayment, type NextStep } from './finish-payment.js';
import { movePayment } from '../payments/move-payment.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import type { PaymentFailure, ProviderPayment } from '../providers/payment-provider.js';
import type { Payable } from '../payable.js';

/** What is left to do, and the payment as it is. */
interface Settled {
  next: NextStep;
  payment: Payment;
}

/**
 * Brings a payment into step with what the provider says of it, and does what follows: books the trip or takes the days
 * of the change, then takes the money or lets go of it. It may be told the same thing many times, by several processes, and
 * after a crash anywhere: it goes on from where things stand.
 *
 * @returns the payment as it is then
 */
export async function settlePayment(
  deps: Deps,
  found: Pick<Payment, 'uuid' | 'reservation_uuid'>,
  said: ProviderPayment,
  atRest?: AtRest,
): Promise<Payment> {
  const { database, payables, now } = deps;
  const { next, payment } = await database.transaction().execute(async (transaction) => {
    const locked = await lockPayment(transaction, payables, found);
    const settled = await applyProviderStatus(transaction, locked.payment, locked.payable, said, now());
    if (settled.next === 'none') await atRest?.(transaction, settled.payment);
    return settled;
  });
  return await finishPayment(deps, payment, said.ref, next, atRest);
}

async function applyProviderStatus(
  transaction: Kysely<Tables>,
  payment: Payment,
  payable: Payable,
  said: ProviderPayment,
  now: Date,
): Promise<Settled> {
  const isSetAside = said.status === 'authorized' || said.status === 'captured';
  const isOpen = payment.status === 'created' || payment.status === 'requires_action';
  if (payment.status === 'authorized') {
    const isWanted = payment.failure_code === null;
    return { payment, next: isWanted ? await payable.part(payment).nextStep(payment.uuid) : 'void' };
  }
  if (!isOpen) {
    // We gave it up, and the bank has set the amount aside after all.
    const isGivenUp = payment.status === 'failed' || payment.status === 'cancelled';
    return { payment, next: isGivenUp && isSetAside ? 'void_given_up' : 'none' };
  }

  const told = {
    provider_ref: said.ref,
    ...(said.savedMethod === undefined ? {} : { saved_method: said.savedMethod }),
    ...(said.authorizedUntil === undefined ? {} : { authorized_until: said.authorizedUntil }),
    ...(said.card === undefined ? {} : { card_brand: said.card.brand, card_last4: said.card.last4 }),
  };
  const by = { now };
  if (said.status === 'requires_action') {
    if (payment.status !== 'created') return { payment, next: 'none' };
    const action = said.action === undefined ? null : JSON.stringify(said.action);
    const waiting = await movePayment(transaction, payment, 'requires_action', { ...told, action }, by);
    return { payment: waiting, next: 'none' };
  }
  if (said.status === 'failed') {
    const failure = { ...told, ...failureColumns(said.failure) };
    return { payment: await movePayment(transaction, payment, 'failed', failure, by), next: 'none' };
  }
  if (said.status === 'voided') {
    return { payment: await movePayment(transaction, payment, 'cancelled', told, by), next: 'none' };
  }
  const answer = await payable.part(payment).authorized(payment.uuid, now);
  const isWanted = typeof answer === 'string';
  const authorized = {
    ...told,
    authorized_at: now,
    ...(isWanted ? {} : failureColumns(answer)),
  };
  const after = await movePayment(transaction, payment, 'authorized', authorized, by);
  await saveCardOf(transaction, payable.customer_uuid, after, now);
  await bookDeposit(transaction, after, 'deposit_authorised', now);
  return { payment: after, next: isWanted ? answer : 'void' };
}

function failureColumns(failure: PaymentFailure = { code: 'failed', message: 'The payment failed.' }) {
  return { failure_code: failure.code, failure_message: failure.message };
}
