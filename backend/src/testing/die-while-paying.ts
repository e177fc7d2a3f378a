import { randomUUID } from 'node:crypto';
import { openDatabase } from '../database/database.js';
import type { Deps } from '../deps.js';
import { pay } from '../payments/pay.js';
import type { PaymentProvider } from '../payments/providers/payment-provider.js';
import { testProvider } from '../payments/providers/test/test-provider.js';
import { quoteCar } from '../quotes/quote-car.js';
import { reserveCar } from '../reservations/reserve-car.js';
import { aCar } from './a-car.js';
import { aUser } from './a-user.js';
import { optionsFor } from './test-database.js';

// Run in a process of its own, to be killed: it pays for a car, and stops at the step that DIE_AT names, for ever.
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory = '', DIE_AT: dieAt } = process.env;
const { kysely: database } = await openDatabase(optionsFor({ databaseUrl, dataDirectory }));
const now = () => new Date();
const bank = testProvider({ database, now });

const verified = { user_verification: 'verified' } as const;
const owner = await aUser({ database }, { ...verified, role: 'car_owner' });
const customer = await aUser({ database }, verified);
const car = await aCar({ database }, owner.uuid, { instant_book: true });

async function stop(): Promise<never> {
  process.stdout.write(`paying for ${car.uuid}\n`);
  return await new Promise<never>(() => {
    setInterval(() => undefined, 1_000);
  });
}

/** The bank does what it is asked, and nobody here lives to hear of it; or it is not even asked. */
const steps: Record<string, Partial<PaymentProvider>> = {
  'after the bank has set the amount aside': {
    authorize: async (request) => {
      await bank.authorize(request);
      return await stop();
    },
  },
  'before the amount is taken': { capture: stop },
  'after the amount was taken': {
    capture: async (...given) => {
      await bank.capture(...given);
      return await stop();
    },
  },
};
const deps = { database, now, payments: { ...bank, ...steps[dieAt ?? ''] } } as Deps;

const nextMonth = (day: number) => new Date(Date.now() + (30 + day) * 86_400_000).toISOString().slice(0, 10);
const period = { pick_up: `${nextMonth(0)}T10:00`, return: `${nextMonth(3)}T10:00` };
const quote = await quoteCar(deps, { car_uuid: car.uuid, ...period });
const reservation = await reserveCar(deps, customer, quote.uuid);
const card = { number: '4242424242424242', expiry_month: 12, expiry_year: 2099, cvc: '123', holder: 'Clara' };
await pay(
  deps,
  customer,
  { reservationUuid: reservation.uuid, changeUuid: null },
  { method: { kind: 'card', ...card }, key: randomUUID() },
);
