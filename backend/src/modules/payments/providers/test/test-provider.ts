import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../../platform/deps.js';
import { Problem } from '../../../../platform/http/problem.js';
import type {
  AuthorizationRequest,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
} from '../payment-provider.js';
import { chargeMinimumMinor } from '../charge-minimums.js';
import { brandOf, failureMessages, setAsideUntil, testCardOf, type TestCard } from './test-cards.js';
import { listTestTransactions } from './test-transactions.repository.js';
import { testDisputes } from './test-disputes.js';
import { testTransfers } from './test-transfers.js';
import { signedMessages, type SignedMessages } from './test-provider-events.js';
import {
  findIntent,
  findTestRefund,
  insertIntent,
  insertTestRefund,
  listTestSetAside,
  moveIntent,
  type TestIntent,
  type TestRefund,
} from './test-provider.repository.js';

export interface TestProviderOptions extends Pick<Deps, 'database' | 'now'> {
  /** How long the card that answers late takes. */
  lateMs?: number;
  /** Brings the provider's messages to anyone who listens, as a web hook would. */
  deliver?: (rawBody: Buffer, headers: Record<string, string>) => Promise<void>;
  /** Signs them; who has it can let a bank decide a dispute. */
  messages?: SignedMessages;
}

/**
 * A payment provider that moves no money: for development, tests and demonstrations. What it does depends on the card's
 * number; what it knows is in tables of its own, so that it outlives this process as a bank does.
 */
export function testProvider({
  database,
  now,
  lateMs = 8_000,
  deliver = () => Promise.resolve(),
  messages = signedMessages(),
}: TestProviderOptions): PaymentProvider {
  const disputes = testDisputes({ database, now });
  const tellOfDispute = (disputeRef: string) => {
    const { rawBody, headers } = messages.signDispute(disputeRef, 'opened');
    setImmediate(() => void deliver(rawBody, headers).catch(() => undefined));
  };
  const tell = (intent: TestIntent) => {
    const { rawBody, headers } = messages.sign(intent);
    const times = intent.answers === 'twice' ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      // A listener that fails is no business of the bank's; what it missed it finds out by asking.
      setImmediate(() => void deliver(rawBody, headers).catch(() => undefined));
    }
  };

  async function authorize(request: AuthorizationRequest): Promise<ProviderPayment> {
    const { method, isDeposit = false } = request;
    if (method.kind === 'provider_method') throw methodNotAllowed();
    if (method.kind === 'saved') return await authorizeSaved(request, method.ref);
    const card = refusingDeposits(testCardOf(method, now()), isDeposit);
    // No answer and no trace: as if the request had been lost on its way.
    if (card.answers === 'never') return await new Promise<never>(() => undefined);
    const number = method.number.replaceAll(/[ -]/g, '');
    const intent = await insertIntent(database, {
      ref: `test_${randomUUID()}`,
      payment_uuid: request.paymentUuid,
      created_at: now(),
      idempotency_key: request.idempotencyKey,
      amount_minor: request.amountMinor,
      currency: request.currency,
      status: card.outcome,
      failure_code: card.failureCode ?? null,
      card_brand: brandOf(number),
      card_last4: number.slice(-4),
      answers: card.answers,
      takes_refunds: card.takesRefunds ?? true,
      takes_deposits: card.takesDeposits ?? true,
      opens_dispute: card.opensDispute ?? false,
      authorized_until: setAsideUntil(brandOf(number), isDeposit, now()),
    });
    tell(intent);
    // A process that has nothing else to do need not wait for it.
    if (card.answers === 'late') await sleep(lateMs, undefined, { ref: false });
    return toProviderPayment(intent);
  }

  /** The card of an earlier payment. */
  async function authorizeSaved(request: AuthorizationRequest, savedRef: string): Promise<ProviderPayment> {
    const before = await findIntent(database, { ref: savedRef });
    if (before === undefined) throw methodNotAllowed();
    const isTaken = before.takes_deposits || request.isDeposit !== true;
    const { card_brand, card_last4, takes_refunds, takes_deposits } = before;
    const intent = await insertIntent(database, {
      ref: `test_${randomUUID()}`,
      payment_uuid: request.paymentUuid,
      created_at: now(),
      idempotency_key: request.idempotencyKey,
      amount_minor: request.amountMinor,
      currency: request.currency,
      status: isTaken ? 'authorized' : 'failed',
      failure_code: isTaken ? null : 'insufficient_funds',
      card_brand,
      card_last4,
      takes_refunds,
      takes_deposits,
      answers: 'at_once',
      authorized_until: setAsideUntil(card_brand, request.isDeposit ?? false, now()),
    });
    tell(intent);
    return toProviderPayment(intent);
  }

  return {
    name: 'test',
    transfers: testTransfers({ database, now }),
    keepsCustomers: false,
    createCustomer: () => Promise.reject(new Error('The test provider keeps no customers')),
    deleteCustomer: () => Promise.resolve(),
    forgetMethod: () => Promise.resolve(),
    authorize,
    confirm: async (ref, { approved = false }) => {
      const changes = approved
        ? ({ status: 'authorized' } as const)
        : ({ status: 'failed', failure_code: 'confirmation_refused' } as const);
      const intent = await moveIntent(database, ref, ['requires_action'], changes);
      tell(intent);
      return toProviderPayment(intent);
    },
    retrieve: async (by) => {
      const intent = await findIntent(database, by);
      return intent && toProviderPayment(intent);
    },
    listSetAside: async (before) => await listTestSetAside(database, before),
    capture: async (ref, amountMinor) => {
      const changes = { status: 'captured', captured_minor: amountMinor } as const;
      const intent = await moveIntent(database, ref, ['authorized'], changes);
      if (intent.opens_dispute) tellOfDispute(await disputes.open(intent));
      return toProviderPayment(intent);
    },
    void: async (ref) =>
      toProviderPayment(
        await moveIntent(database, ref, ['requires_action', 'authorized'], { status: 'voided' }),
      ),
    refund: async (ref, amountMinor, idempotencyKey) => {
      const refund = { ref, amountMinor, idempotencyKey, refundRef: `test_refund_${randomUUID()}` };
      return toProviderRefund(await insertTestRefund(database, refund));
    },
    retrieveRefund: async (refundRef) => {
      const refund = await findTestRefund(database, refundRef);
      return refund && toProviderRefund(refund);
    },
    // No one makes a refund by hand here.
    listRefunds: () => Promise.resolve([]),
    retrieveDispute: (disputeRef) => disputes.find(disputeRef),
    answerDispute: (disputeRef, evidence) => disputes.answer(disputeRef, evidence),
    listTransactions: ({ after }) =>
      after === undefined ? listTestTransactions(database) : Promise.resolve([]),
    readEvent: (rawBody, headers) => Promise.resolve().then(() => messages.read(rawBody, headers)),
    publicSettings: () => ({ provider: 'test' }),
    minimumMinor: chargeMinimumMinor,
  };
}

function refusingDeposits(card: TestCard, isDeposit: boolean): TestCard {
  if (!isDeposit || card.takesDeposits !== false) return card;
  return { ...card, outcome: 'failed', failureCode: 'insufficient_funds' };
}

function methodNotAllowed(): Problem {
  return new Problem(422, 'PAYMENT_METHOD_NOT_ALLOWED', 'Please pay with a card.');
}

function toProviderRefund(refund: TestRefund): ProviderRefund {
  const { refund_ref: refundRef, idempotency_key: idempotencyKey, status, ref, amount_minor } = refund;
  return { refundRef, idempotencyKey, status, ref, amountMinor: amount_minor };
}

function toProviderPayment(intent: TestIntent): ProviderPayment {
  const { ref, status, failure_code, card_brand, card_last4 } = intent;
  return {
    ref,
    status,
    card: { brand: card_brand, last4: card_last4 },
    savedMethod: ref,
    ...(intent.authorized_until === null ? {} : { authorizedUntil: intent.authorized_until }),
    ...(status === 'captured'
      ? { captured: { amountMinor: intent.captured_minor, currency: intent.currency } }
      : {}),
    ...(status === 'requires_action' ? { action: { kind: 'test_challenge' as const } } : {}),
    ...(failure_code === null
      ? {}
      : { failure: { code: failure_code, message: failureMessages[failure_code] ?? 'The payment failed.' } }),
  };
}
