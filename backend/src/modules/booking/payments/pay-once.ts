import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import { requireKey } from '../../../platform/idempotency/with-idempotency.js';
import { type Payment, type PaymentRequest, type PaymentTarget, pay } from '../../payments/public.js';
import { currentUser, recordAgreement, requireConfirmedUser } from '../../people/public.js';
import { declined, throwIfDeclined, toPaymentAnswer, type PaymentAnswer } from './payment-answer.js';
import { type PayRequest, idempotencyFingerprint } from './payment-requests.schemas.js';

/**
 * Pays once for a request's key, however often it is sent; paying agrees to the terms in force.
 *
 * @throws Problem 403 EMAIL_NOT_CONFIRMED when the card is to be kept for an address that was never proved
 */
export async function payOnce(
  deps: Deps,
  request: FastifyRequest & { body: PayRequest },
  target: PaymentTarget,
): Promise<PaymentAnswer> {
  const user = currentUser(request);
  const { method, save_card: savesCard = false } = request.body;
  if (savesCard) requireConfirmedUser(user);
  const fingerprint = idempotencyFingerprint(method);
  const { body } = await aroundProviderCall<Payment, PaymentAnswer>(deps, request, fingerprint, {
    act: async ({ begin: beginOnce, end }) => {
      const begin = async (transaction: Kysely<Tables>) => {
        await beginOnce(transaction);
        await recordAgreement(deps, transaction, user.uuid, 'payment');
      };
      const atRest: PaymentRequest['atRest'] = async (transaction, payment) => {
        if (declined(payment) === undefined) await end(transaction, payment);
      };
      const asked = { method, savesCard, key: requireKey(request), begin, atRest };
      const payment = await pay(deps, user, target, asked);
      throwIfDeclined(payment);
      return payment;
    },
    answer: async (payment, on) => ({
      status: 200,
      body: await toPaymentAnswer(deps, user, payment, on),
    }),
  });
  return body;
}
