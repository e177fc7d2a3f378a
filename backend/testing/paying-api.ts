import { connectModules } from '../src/connect-modules.js';
import { LiveEvents } from '../src/platform/live/live-events.js';
import { ports } from '../src/ports.js';
import { pino } from 'pino';
import type { Deps } from '../src/deps.js';
import { buildApp } from '../src/app.js';
import type { PaymentProvider } from '../src/modules/payments/providers/payment-provider.js';
import { quoteCar } from '../src/modules/booking/quotes/quote-car.js';
import { reserveCar } from '../src/modules/booking/holds/reserve-car.js';
import { aCar } from './a-car.js';
import { aCard, type PaidAnswer } from './a-trip.js';
import { aUser } from './a-user.js';

export interface PayingApi {
  /** Reserves a car of its own for a customer of its own. */
  reserve: () => Promise<Wanted>;
  /** Pays for it in a request with a key. */
  pay: (wanted: Wanted) => Promise<{ status: number; body: PaidAnswer }>;
  close: () => Promise<void>;
}

/** What is paid for, by whom, under which key. */
export interface Wanted {
  reservationUuid: string;
  identityUid: string;
  email: string;
  key: string;
}

/** The API as one process has it, with just what paying needs; a token is the identity's id, `~` and its address. */
export async function openPayingApi(
  database: Deps['database'],
  payments: PaymentProvider,
  processUuid: string,
  now = () => new Date(),
): Promise<PayingApi> {
  connectModules();
  const deps = {
    database,
    live: new LiveEvents(),
    payments,
    processUuid,
    apiUrl: 'http://api.test',
    appUrl: 'https://app.test',
    bookingHorizonDays: 365,
    now,
    tokenVerifier: {
      verify: (token: string) => {
        const [uid = '', email = ''] = token.split('~');
        const times = { signedInAtMs: 0, issuedAtMs: 0, signInAgeMs: 0 };
        return Promise.resolve({ uid, email, emailVerified: true, ...times });
      },
    },
    ...ports,
  } as Deps;
  const app = await buildApp(deps, {
    logger: pino({ level: 'silent' }, { write: () => undefined }),
    corsOrigins: [],
    rateLimitPerMinute: 1_000,
    costLimitFactor: 1_000,
    trustProxy: false,
  });
  const nextMonth = (day: number) =>
    `${new Date(Date.now() + (30 + day) * 86_400_000).toISOString().slice(0, 10)}T10:00`;
  return {
    reserve: async () => {
      const verified = { user_verification: 'verified' } as const;
      const owner = await aUser({ database }, { ...verified, role: 'car_owner' });
      const customer = await aUser({ database }, verified);
      const car = await aCar({ database }, owner.uuid, { instant_book: true });
      const period = { pick_up: nextMonth(0), return: nextMonth(3) };
      const quote = await quoteCar(deps, { car_uuid: car.uuid, ...period });
      const { uuid } = await database
        .transaction()
        .execute((transaction) =>
          reserveCar(transaction, deps, customer, { quoteUuid: quote.uuid, network: '192.0.2.0/24' }),
        );
      const { identity_uid: identityUid, email } = customer;
      return { reservationUuid: uuid, identityUid, email, key: `pay-${uuid}` };
    },
    pay: async ({ reservationUuid, identityUid, email, key }) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/reservations/${reservationUuid}/pay`,
        headers: { authorization: `Bearer ${identityUid}~${email}`, 'idempotency-key': key },
        payload: aCard(),
      });
      return { status: answer.statusCode, body: answer.json<PaidAnswer>() };
    },
    close: () => app.close(),
  };
}
