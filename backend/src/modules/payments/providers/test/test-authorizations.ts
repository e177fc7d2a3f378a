import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../../platform/deps.js';
import { Problem } from '../../../../platform/http/problem.js';
import type { AuthorizationRequest, ProviderPayment } from '../payment-provider.js';
import { brandOf, setAsideUntil, testCardOf, type TestCard } from './test-cards.js';
import { toProviderPayment } from './test-payment.js';
import { findIntent, insertIntent, type TestIntent } from './test-provider.repository.js';

interface Authorizing extends Pick<Deps, 'database' | 'now'> {
  lateMs: number;
  tell: (intent: TestIntent) => void;
}

/** How the embedded provider asks banks to set amounts aside: on a card, or on one that it keeps. */
export function testAuthorizations({ database, now, lateMs, tell }: Authorizing) {
  return async function authorize(request: AuthorizationRequest): Promise<ProviderPayment> {
    const { method, isDeposit = false } = request;
    if (method.kind === 'provider_method') throw methodNotAllowed();
    if (method.kind === 'saved') return await authorizeKept(request, method);
    const card = refusingDeposits(testCardOf(method, now()), isDeposit);
    // No answer and no trace: as if the request had been lost on its way.
    if (card.answers === 'never') return await new Promise<never>(() => undefined);
    const number = method.number.replaceAll(/[ -]/g, '');
    const ref = `test_${randomUUID()}`;
    const intent = await insertIntent(database, {
      ...columnsOf(request, ref),
      status: card.outcome,
      failure_code: card.failureCode ?? null,
      card_brand: brandOf(number),
      card_last4: number.slice(-4),
      answers: card.answers,
      takes_refunds: card.takesRefunds ?? true,
      takes_deposits: card.takesDeposits ?? true,
      opens_dispute: card.opensDispute ?? false,
      method_ref: request.keepsMethod === true ? ref : null,
      when_kept: card.whenKept ?? 'accepts',
      authorized_until: setAsideUntil(brandOf(number), isDeposit, now()),
    });
    tell(intent);
    // A process that has nothing else to do need not wait for it.
    if (card.answers === 'late') await sleep(lateMs, undefined, { ref: false });
    return toProviderPayment(intent);
  };

  /** The card of an earlier payment, as long as it is kept. */
  async function authorizeKept(
    request: AuthorizationRequest,
    { ref: methodRef, isCustomerPresent }: { ref: string; isCustomerPresent: boolean },
  ): Promise<ProviderPayment> {
    const before = await findIntent(database, { ref: methodRef });
    if (before === undefined) throw methodNotAllowed();
    const { card_brand, card_last4, takes_refunds, takes_deposits, when_kept } = before;
    const intent = await insertIntent(database, {
      ...columnsOf(request, `test_${randomUUID()}`),
      ...outcomeOf(before, { isCustomerPresent, isDeposit: request.isDeposit === true }),
      card_brand,
      card_last4,
      takes_refunds,
      takes_deposits,
      when_kept,
      method_ref: before.is_detached ? null : before.method_ref,
      answers: 'at_once',
      authorized_until: setAsideUntil(card_brand, request.isDeposit ?? false, now()),
    });
    tell(intent);
    return toProviderPayment(intent);
  }

  function columnsOf(request: AuthorizationRequest, ref: string) {
    const { paymentUuid: payment_uuid, idempotencyKey: idempotency_key, amountMinor, currency } = request;
    return { ref, payment_uuid, idempotency_key, amount_minor: amountMinor, currency, created_at: now() };
  }
}

/** What a bank answers for a kept card: nothing goes on one that was detached, or never kept with consent. */
function outcomeOf(
  { method_ref, is_detached, takes_deposits, when_kept }: TestIntent,
  { isCustomerPresent, isDeposit }: { isCustomerPresent: boolean; isDeposit: boolean },
): Pick<TestIntent, 'status' | 'failure_code'> {
  const failed = (failure_code: string) => ({ status: 'failed', failure_code }) as const;
  if (method_ref === null || is_detached) return failed('not_kept');
  if (when_kept === 'declines') return failed('card_declined');
  if (isDeposit && !takes_deposits) return failed('insufficient_funds');
  if (when_kept === 'accepts') return { status: 'authorized', failure_code: null };
  return isCustomerPresent
    ? { status: 'requires_action', failure_code: null }
    : failed('authentication_required');
}

function refusingDeposits(card: TestCard, isDeposit: boolean): TestCard {
  if (!isDeposit || card.takesDeposits !== false) return card;
  return { ...card, outcome: 'failed', failureCode: 'insufficient_funds' };
}

function methodNotAllowed(): Problem {
  return new Problem(422, 'PAYMENT_METHOD_NOT_ALLOWED', 'Please pay with a card.');
}
