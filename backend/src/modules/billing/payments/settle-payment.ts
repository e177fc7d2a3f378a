import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { finishPayment, type NextStep } from './finish-payment.js';
import { movePayment } from './move-payment.js';
import { findPayment, lockPayment } from './payments.repository.js';
import type { Payment } from './payments.table.js';
import type { PaymentFailure, ProviderPayment } from './providers/payment-provider.js';
import type { Payable } from '../payable.js';

/**
 * Brings a payment into step with what the provider says of it, and does what follows: books the trip or takes the days
 * of the change, then takes the money or lets go of it. It may be told the same thing many times, by several processes, and
 * after a crash anywhere: it goes on from where things stand.
 *
 * @returns the payment as it is then
 */
export async function settlePayment(
  deps: Deps,
  paymentUuid: string,
  said: ProviderPayment,
): Promise<Payment> {
  const { database, payables, now } = deps;
  const next = await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, paymentUuid);
    return await applyProviderStatus(transaction, payment, payable, said, now());
  });
  await finishPayment(deps, paymentUuid, said.ref, next);
  const payment = await findPayment(database, paymentUuid);
  if (payment === undefined) throw new Error(`Payment ${paymentUuid} has vanished`);
  return payment;
}

async function applyProviderStatus(
  transaction: Kysely<Tables>,
  payment: Payment,
  payable: Payable,
  said: ProviderPayment,
  now: Date,
): Promise<NextStep> {
  const isSetAside = said.status === 'authorized' || said.status === 'captured';
  const isOpen = payment.status === 'created' || payment.status === 'requires_action';
  if (payment.status === 'authorized') return await nextStep(payment, payable);
  if (!isOpen) {
    // We gave it up, and the bank has set the amount aside after all.
    const isGivenUp = payment.status === 'failed' || payment.status === 'cancelled';
    return isGivenUp && isSetAside ? 'void_given_up' : 'none';
  }

  const told = {
    provider_ref: said.ref,
    ...(said.card === undefined ? {} : { card_brand: said.card.brand, card_last4: said.card.last4 }),
  };
  const by = { now };
  if (said.status === 'requires_action') {
    if (payment.status === 'created') {
      const action = said.action === undefined ? null : JSON.stringify(said.action);
      await movePayment(transaction, payment, 'requires_action', { ...told, action }, by);
    }
    return 'none';
  }
  if (said.status === 'failed') {
    await movePayment(transaction, payment, 'failed', { ...told, ...failureColumns(said.failure) }, by);
    return 'none';
  }
  if (said.status === 'voided') {
    await movePayment(transaction, payment, 'cancelled', told, by);
    return 'none';
  }
  const refused = await payable.authorized(payment.change_uuid, now);
  const authorized = {
    ...told,
    authorized_at: now,
    ...(refused === undefined ? {} : failureColumns(refused)),
  };
  const after = await movePayment(transaction, payment, 'authorized', authorized, by);
  return await nextStep(after, payable);
}

/** What is left to do with an authorised payment. */
async function nextStep(payment: Payment, payable: Payable): Promise<NextStep> {
  return payment.failure_code === null ? await payable.nextStep(payment.change_uuid) : 'void';
}

function failureColumns(failure: PaymentFailure = { code: 'failed', message: 'The payment failed.' }) {
  return { failure_code: failure.code, failure_message: failure.message };
}
