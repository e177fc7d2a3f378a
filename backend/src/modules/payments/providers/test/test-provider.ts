import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.js';
import type { PaymentProvider, ProviderRefund } from '../payment-provider.js';
import { chargeMinimumMinor } from '../charge-minimums.js';
import { testAuthorizations } from './test-authorizations.js';
import { asOf, toProviderPayment } from './test-payment.js';
import { listTestTransactions } from './test-transactions.repository.js';
import { testDisputes } from './test-disputes.js';
import { testTransfers } from './test-transfers.js';
import { signedMessages, type SignedMessages } from './test-provider-events.js';
import {
  detachTestMethod,
  findIntent,
  findTestRefund,
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

  const authorize = testAuthorizations({ database, now, lateMs, tell });

  return {
    name: 'test',
    transfers: testTransfers({ database, now }),
    keepsCustomers: false,
    createCustomer: () => Promise.reject(new Error('The test provider keeps no customers')),
    deleteCustomer: () => Promise.resolve(),
    forgetMethod: async (ref) => await detachTestMethod(database, ref),
    authorize,
    confirm: async (ref, { approved = false }) => {
      const changes = approved
        ? ({ status: 'authorized' } as const)
        : ({ status: 'failed', failure_code: 'confirmation_refused' } as const);
      const intent = await moveIntent(database, ref, ['requires_action'], { ...changes, now: now() });
      tell(intent);
      return toProviderPayment(intent);
    },
    retrieve: async (by) => {
      const intent = await findIntent(database, by);
      return intent && toProviderPayment(asOf(intent, now()));
    },
    listSetAside: async (before) => await listTestSetAside(database, before, now()),
    capture: async (ref, amountMinor) => {
      const changes = { status: 'captured', captured_minor: amountMinor, now: now() } as const;
      const intent = await moveIntent(database, ref, ['authorized'], changes);
      if (intent.opens_dispute && intent.status === 'captured') tellOfDispute(await disputes.open(intent));
      return toProviderPayment(intent);
    },
    void: async (ref) =>
      toProviderPayment(
        await moveIntent(database, ref, ['requires_action', 'authorized'], { status: 'voided', now: now() }),
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

function toProviderRefund(refund: TestRefund): ProviderRefund {
  const { refund_ref: refundRef, idempotency_key: idempotencyKey, status, ref, amount_minor } = refund;
  return { refundRef, idempotencyKey, status, ref, amountMinor: amount_minor };
}
