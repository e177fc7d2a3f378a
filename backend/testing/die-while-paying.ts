import { randomUUID } from 'node:crypto';
import { approveChange } from '../src/modules/booking/changes/answer-change.js';
import { findLiveChange } from '../src/modules/booking/changes/changes.repository.js';
import { quoteChange } from '../src/modules/booking/changes/quote-change.js';
import { requestChange } from '../src/modules/booking/changes/request-change.js';
import { connectModules } from '../src/connect-modules.js';
import { ports } from '../src/ports.js';
import { openDatabase } from '../src/platform/database/database.js';
import type { Deps } from '../src/deps.js';
import type { PaidPart } from '../src/modules/payments/payable.js';
import { bookingPart, pay } from '../src/modules/payments/paying/pay.js';
import type { PaymentProvider } from '../src/modules/payments/providers/payment-provider.js';
import { testProvider } from '../src/modules/payments/providers/test/test-provider.js';
import { quoteCar } from '../src/modules/booking/quotes/quote-car.js';
import { reserveCar } from '../src/modules/booking/holds/reserve-car.js';
import { aCar } from './a-car.js';
import { aUser } from './a-user.js';
import { optionsFor } from './database-options.js';

// Run in a process of its own, to be killed: it pays for a car (or, as PAY_FOR says, for the change of a trip), and stops
// at the step that DIE_AT names, for ever.
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory = '', DIE_AT: dieAt } = process.env;
const isForChange = process.env['PAY_FOR'] === 'change';
const { kysely: database } = await openDatabase(optionsFor({ databaseUrl, dataDirectory }));
connectModules();
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

/** The bank does what it is asked, and no one here lives to hear of it; or it is not even asked. */
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
const healthy = { ...ports, database, now, payments: bank, bookingHorizonDays: 365 } as Deps;
const dying = { ...healthy, payments: { ...bank, ...steps[dieAt ?? ''] } };

const nextMonth = (day: number) => new Date(Date.now() + (30 + day) * 86_400_000).toISOString().slice(0, 10);
const period = { pick_up: `${nextMonth(0)}T10:00`, return: `${nextMonth(3)}T10:00` };
const quote = await quoteCar(healthy, { car_uuid: car.uuid, ...period });
const reservation = await database
  .transaction()
  .execute((transaction) =>
    reserveCar(transaction, healthy, customer, { quoteUuid: quote.uuid, network: '192.0.2.0/24' }),
  );
const card = { number: '4242424242424242', expiry_month: 12, expiry_year: 2099, cvc: '123', holder: 'Clara' };
const partOf = (changeUuid: string | null): PaidPart =>
  changeUuid === null ? bookingPart : { purpose: 'difference', change_uuid: changeUuid };
const payWith = async (deps: Deps, changeUuid: string | null) =>
  await pay(
    deps,
    customer,
    { reservationUuid: reservation.uuid, part: partOf(changeUuid) },
    { method: { kind: 'card', ...card }, key: randomUUID() },
  );

if (isForChange) {
  await payWith(healthy, null);
  const longer = { ...period, return: `${nextMonth(5)}T10:00` };
  const { difference } = await quoteChange(healthy, customer, reservation.uuid, longer);
  const wanted = { ...longer, expected_difference_minor: difference.amount_minor };
  await requestChange(healthy, customer, { reservationUuid: reservation.uuid }, wanted);
  const change = await findLiveChange(database, reservation.uuid);
  await approveChange(healthy, owner, { changeUuid: change?.uuid ?? '' });
  await payWith(dying, change?.uuid ?? '');
} else {
  await payWith(dying, null);
}
