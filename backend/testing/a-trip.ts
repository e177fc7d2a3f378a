import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../src/platform/http/problem.schemas.js';
import type { PaymentBody } from '../src/modules/payments/payments/payment.schemas.js';
import type { QuoteBody } from '../src/modules/booking/quotes/quote.schemas.js';
import type { ReservationBody } from '../src/modules/booking/viewing/reservation.schemas.js';
import type { Method } from './ask-own-cars.js';
import type { TestApp } from './test-app.js';

export interface SignedIn {
  headers: { authorization: string };
  /** Where the requests come from; this machine unless said. */
  address?: string;
}

export type TripAnswer = ReservationBody & Required<ProblemBody>;

/**
 * Sends a request for a person who is signed in, with an Idempotency-Key of its own unless one is given.
 * The caller knows what it asked for.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export async function ask<Body = TripAnswer>(
  { app }: Pick<TestApp, 'app'>,
  { headers, address }: SignedIn,
  method: Method,
  url: string,
  payload?: object,
  key: string = randomUUID(),
): Promise<{ status: number; body: Body; headers: Record<string, unknown> }> {
  const answer = await app.inject({
    method,
    url,
    headers: { ...headers, 'idempotency-key': key },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Body>(), headers: answer.headers };
}

/** A price for a car from 10:00 to 10:00 unless told otherwise. */
export async function aQuote(
  { app }: Pick<TestApp, 'app'>,
  carUuid: string,
  pickUp: string,
  returned: string,
): Promise<QuoteBody> {
  const at = (text: string) => (text.includes('T') ? text : `${text}T10:00`);
  const payload = { car_uuid: carUuid, pick_up: at(pickUp), return: at(returned) };
  const answer = await app.inject({ method: 'POST', url: '/quotes', payload });
  if (answer.statusCode !== 201) throw new Error(`No quote: ${answer.body}`);
  return answer.json<QuoteBody>();
}

export interface PaidAnswer extends Required<ProblemBody> {
  reservation: ReservationBody;
  payment: PaymentBody;
}

/** Card numbers that the test provider treats each in its own way. */
export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  confirmed: '4000002760003184',
  late: '4000000000000259',
  twice: '4000000000000341',
  never: '4000000000000119',
  takesNoRefunds: '4000000000005126',
  disputed: '4000000000002685',
  takesNoDeposits: '4000008260003178',
  asksLater: '4000002500003155',
  declinedLater: '4000000000009979',
} as const;

/** What the payment form sends for a card. */
export function aCard(number: string = cards.accepted) {
  return {
    method: {
      kind: 'card',
      number,
      expiry_month: 12,
      expiry_year: 2099,
      cvc: '123',
      holder: 'Clara Customer',
    },
  };
}

/** Quotes, reserves and pays: a trip that is booked, or requested when the car is not for instant booking. */
export async function aBookedTrip(
  testApp: Pick<TestApp, 'app'>,
  customer: SignedIn,
  carUuid: string,
  pickUp: string,
  returned: string,
  card: string = cards.accepted,
): Promise<ReservationBody> {
  const { quote_uuid } = await aQuote(testApp, carUuid, pickUp, returned);
  const reserved = await ask(testApp, customer, 'POST', '/reservations', { quote_uuid });
  if (reserved.status !== 201) throw new Error(`Not reserved: ${JSON.stringify(reserved.body)}`);
  const url = `/reservations/${reserved.body.reservation_uuid}/pay`;
  const paid = await ask<PaidAnswer>(testApp, customer, 'POST', url, aCard(card));
  if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`);
  return paid.body.reservation;
}
