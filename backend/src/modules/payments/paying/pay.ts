import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { leftAloneMs, settlePaymentJob } from '../payment-jobs.js';
import type { AtRest } from './at-rest.js';
import { abandonPayment } from './abandon-payment.js';
import { customerAtProvider } from '../customers/customer-at-provider.js';
import { savedMethodOf, type SavedCardChosen } from '../customers/saved-cards.js';
import { findPayment, insertPayment, readPaymentsBeside } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { ProviderFault, ProviderUnavailable, type PaymentMethod } from '../providers/payment-provider.js';
import { failPayment, ourFault } from './fail-payment.js';
import { settlePayment } from './settle-payment.js';
import type { PaidPart, Payable } from '../payable.js';
import type { User } from '../../people/public.js';

/** What is paid of a trip. */
export interface PaymentTarget {
  reservationUuid: string;
  part: PaidPart;
}

/** What is set aside before the pick-up, and released after the trip. */
export const depositPart: PaidPart = { purpose: 'deposit', change_uuid: null };

/** What is paid when a trip is booked. */
export const bookingPart: PaidPart = { purpose: 'booking', change_uuid: null };

/** How a customer pays, and what the request that asks for it writes in the transactions of the payment. */
export interface PaymentRequest {
  method: PaymentMethod | SavedCardChosen;
  /** The customer lets us keep the card for their next payments. */
  savesCard?: boolean;
  /** The same key is the same try. */
  key: string;
  /** Called first in the first transaction: what it throws, nothing has happened of. */
  begin?: (transaction: Kysely<Tables>) => Promise<void>;
  /** Called in the last transaction, once there is nothing left to do; not when the bank has not answered. */
  atRest?: AtRest;
}

/** While the bank may still answer the first try, there is no second one. */
const bankAnswersWithinMs = 15_000;
const openStatuses = ['created', 'requires_action', 'authorized'] as const;

/**
 * Pays for a part of a trip. Each try is a payment of its own; the same key is the same try.
 *
 * @returns the payment as far as it got: `created` when the bank has not answered in time
 * @throws Problem 503 SERVICE_UNAVAILABLE, logged, when the provider refused because of a mistake of ours; 409
 *   HOLD_EXPIRED, PAYMENT_UNDER_WAY, MOVE_NOT_ALLOWED; 422 PAYMENT_METHOD_NOT_ALLOWED,
 *   CARD_NOT_SAVED, NOTHING_TO_PAY
 */
export async function pay(
  deps: Deps,
  customer: User,
  target: PaymentTarget,
  request: PaymentRequest,
): Promise<Payment> {
  const { atRest } = request;
  const { database, payments } = deps;
  requireUsable(request.method, payments.name);
  const { payment, method, earlier, payable, keepsMethod } = await database
    .transaction()
    .execute(async (transaction) => await begin(transaction, deps, customer, target, request));
  for (const other of earlier) await abandonPayment(deps, other);
  const { status, provider_ref: ref } = payment;
  const { description, bookingCode } = payable;
  // Its process died before it could take the amount.
  if (status === 'authorized' && ref !== null)
    return await settlePayment(deps, payment, { ref, status }, atRest);
  if (status !== 'created') return payment;

  try {
    const said = await payments.authorize({
      paymentUuid: payment.uuid,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      method,
      idempotencyKey: `authorize-${payment.uuid}`,
      description,
      // What the trip is found by, and a letter, as banks want one.
      statementSuffix: `T-${bookingCode}`,
      returnPath: `/dashboard/customer-reservations/${payment.reservation_uuid}`,
      customerRef: await customerAtProvider(deps, customer),
      ...(isConfirmed(customer) ? { receiptEmail: customer.email } : {}),
      keepsMethod,
      isDeposit: payment.purpose === 'deposit',
    });
    return await settlePayment(deps, payment, said, atRest);
  } catch (error) {
    // No one knows yet what the bank did; the job that looks after payments under way will ask.
    if (error instanceof ProviderUnavailable) return (await findPayment(database, payment.uuid)) ?? payment;
    if (error instanceof ProviderFault) {
      await failPayment(deps, payment);
      throw new Problem(503, 'SERVICE_UNAVAILABLE', ourFault.message, { cause: error });
    }
    throw error;
  }
}

/** A receipt goes where it was confirmed that the customer reads it. */
function isConfirmed({ email, confirmed_email }: User): boolean {
  return confirmed_email === email;
}

interface Begun {
  payment: Payment;
  method: PaymentMethod;
  earlier: Payment[];
  payable: Payable;
  keepsMethod: boolean;
}

async function begin(
  transaction: Kysely<Tables>,
  { payments, payables, now }: Deps,
  customer: User,
  { reservationUuid, part }: PaymentTarget,
  { method: given, key, savesCard = false, begin: beginRequest }: PaymentRequest,
): Promise<Begun> {
  await beginRequest?.(transaction);
  const method =
    given.kind === 'saved_card' ? await savedMethodOf(transaction, customer, payments.name) : given;
  const payable = await payables.lock(transaction, reservationUuid);
  if (payable?.customer_uuid !== customer.uuid) throw nothingToPayFor();
  const keepsMethod = payable.keepsMethod || savesCard;
  const at = now();
  const target = { reservationUuid, part };
  const { same, others } = await readPaymentsBeside(transaction, target, key, openStatuses);
  if (same !== undefined) return { payment: same, method, earlier: [], payable, keepsMethod };

  const due = await payable.part(part).due(customer, at);
  // The deposit that is held stays until another one is.
  if (part.purpose !== 'deposit') requireNoneUnderWay(others, at);
  const uuid = randomUUID();
  const row = {
    uuid,
    reservation_uuid: reservationUuid,
    change_uuid: part.change_uuid,
    purpose: part.purpose,
    status: 'created' as const,
    amount_minor: due.amountMinor,
    currency: payable.currency,
    provider: payments.name,
    idempotency_key: key,
    saves_card: savesCard,
    entries: JSON.stringify(due.entries),
    created_at: at,
    updated_at: at,
  };
  const payment = await insertPayment(transaction, row, {
    actorUuid: customer.uuid,
    subject: { type: 'payment', uuid },
    action: 'payment.created',
    after: { status: row.status, amount_minor: row.amount_minor },
    at,
  });
  const lookAt = new Date(at.getTime() + leftAloneMs);
  await enqueue(transaction, settlePaymentJob, [{ data: { paymentUuid: uuid }, at: lookAt }]);
  const earlier = others.filter(({ status }) => status === 'requires_action');
  return { payment, method, earlier, payable, keepsMethod };
}

/**
 * Lets through when no payment is with the bank that may still succeed.
 *
 * @throws Problem 409 PAYMENT_UNDER_WAY
 */
export function requireNoneUnderWay(payments: readonly Payment[], now: Date): void {
  const isUnderWay = payments.some(
    ({ status, created_at }) =>
      status === 'authorized' ||
      (status === 'created' && now.getTime() - created_at.getTime() < bankAnswersWithinMs),
  );
  if (!isUnderWay) return;
  const sentence = 'A payment for this is under way. Please wait a moment for your bank’s answer.';
  throw new Problem(409, 'PAYMENT_UNDER_WAY', sentence, { retryAfterSeconds: 5 });
}

function requireUsable(method: PaymentRequest['method'], provider: 'test' | 'stripe'): void {
  if (
    method.kind === 'saved' ||
    method.kind === 'saved_card' ||
    (method.kind === 'card') === (provider === 'test')
  )
    return;
  const sentence = 'We can’t take payments this way here. Please reload the page and try again.';
  throw new Problem(422, 'PAYMENT_METHOD_NOT_ALLOWED', sentence);
}

function nothingToPayFor(): Problem {
  return new Problem(404, 'RESERVATION_NOT_FOUND', 'We can’t find that trip.');
}
