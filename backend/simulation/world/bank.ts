import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { aroundCalls } from '../../src/modules/payments/providers/around-calls.js';
import { limitProvider } from '../../src/modules/payments/providers/limit-provider.js';
import {
  ProviderUnavailable,
  type PaymentProvider,
} from '../../src/modules/payments/providers/payment-provider.js';
import { testProvider } from '../../src/modules/payments/providers/test/test-provider.js';
import {
  signedMessages,
  type SignedMessages,
} from '../../src/modules/payments/providers/test/test-provider-events.js';
import type { Tables } from '../../src/tables.js';
import type { Incarnation, Scheduler } from '../kernel/scheduler.js';
import { virtualClock } from '../kernel/virtual-clock.js';

export const bankFaults = [
  'well',
  'down',
  'loses_answers',
  'late',
  'captures_nothing',
  'captures_less',
] as const;
export type BankFault = (typeof bankFaults)[number];

/** A message of the bank's on its way to us. */
export interface BankMessage {
  rawBody: Buffer;
  headers: Record<string, string>;
}

export interface Bank {
  provider: PaymentProvider;
  /** The bank itself, without what is between it and us. */
  itself: PaymentProvider;
  fault: BankFault;
  /** The answer to the next deposit is lost; what was set aside stays so. */
  losesNextDeposit: boolean;
  /** So often it does not answer what has become of a payment. */
  silentLooks: number;
  /** Not delivered yet, or to be delivered again. */
  messages: BankMessage[];
  sign: SignedMessages;
  /** Calls so far, and how many met a fault. */
  calls: number;
  troubled: number;
}

/** As in `choose-payment-provider.ts`. */
const limitMs = 10_000;

interface BankOptions {
  scheduler: Scheduler;
  database: Kysely<Tables>;
  now: () => Date;
}

/**
 * The embedded provider as a bank elsewhere: it goes on when a process of ours dies, its messages are delivered when the
 * simulation says so, and what is between it and us may fail.
 */
export function simulatedBank({ scheduler, database, now }: BankOptions): Bank {
  const computer: Incarnation = { name: 'bank', uuid: 'bank', isAlive: true, diesIn: undefined };
  const messages: BankMessage[] = [];
  const sign = signedMessages();
  const itself = testProvider({
    database,
    now,
    lateMs: 8_000,
    messages: sign,
    deliver: (rawBody, headers) => {
      messages.push({ rawBody, headers });
      return Promise.resolve();
    },
  });
  const bank: Bank = {
    provider: itself,
    itself,
    messages,
    sign,
    fault: 'well',
    losesNextDeposit: false,
    silentLooks: 0,
    calls: 0,
    troubled: 0,
  };
  const provider = aroundCalls(itself, async <Result>(operation: string, call: () => Promise<Result>) => {
    const { fault } = bank;
    bank.calls += 1;
    await scheduler.point(`bank ${operation}`);
    virtualClock.advance(20);
    if (fault !== 'well') bank.troubled += 1;
    if (fault === 'down') throw new ProviderUnavailable('The bank is down');
    // One card gets no answer: that is the caller's to bear, and nothing that the bank still does.
    const silence = sleep(2 * limitMs).then(() => undefined);
    const answer = await scheduler.start(`bank ${operation}`, computer, () =>
      Promise.race([call().then((result) => ({ result })), silence]),
    );
    if (answer === undefined) throw new ProviderUnavailable('No answer');
    if (fault === 'loses_answers') throw new ProviderUnavailable('The bank’s answer was lost');
    if (fault === 'late') await sleep(limitMs + 1_000);
    await scheduler.point(`bank answers ${operation}`);
    return answer.result;
  });
  const troubled: PaymentProvider = {
    ...provider,
    authorize: async (request) => {
      const said = await provider.authorize(request);
      if (request.isDeposit !== true || !bank.losesNextDeposit) return said;
      bank.losesNextDeposit = false;
      bank.silentLooks = 2;
      bank.troubled += 1;
      throw new ProviderUnavailable('The bank’s answer to a deposit was lost');
    },
    retrieve: async (by) => {
      if (bank.silentLooks === 0) return await provider.retrieve(by);
      bank.silentLooks -= 1;
      throw new ProviderUnavailable('The bank does not say what has become of a payment');
    },
    capture: (ref, amountMinor, key) => {
      if (bank.fault === 'captures_nothing') return provider.void(ref, 'the bank, by itself');
      const taken = bank.fault === 'captures_less' ? amountMinor - 1 : amountMinor;
      return provider.capture(ref, taken, key);
    },
  };
  bank.provider = limitProvider(troubled, limitMs);
  return bank;
}
