import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../http/problem.schemas.js';
import type { QuoteBody } from '../quotes/quote.schemas.js';
import type { ReservationBody } from '../reservations/reservation.schemas.js';
import type { Method } from './ask-own-cars.js';
import type { TestApp } from './test-app.js';

export interface SignedIn {
  headers: { authorization: string };
}

export type TripAnswer = ReservationBody & Required<ProblemBody>;

/**
 * Sends a request for somebody who is signed in, with an Idempotency-Key of its own unless one is given.
 * The caller knows what it asked for.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export async function ask<Body = TripAnswer>(
  { app }: Pick<TestApp, 'app'>,
  { headers }: SignedIn,
  method: Method,
  url: string,
  payload?: object,
  key: string = randomUUID(),
): Promise<{ status: number; body: Body; headers: Record<string, unknown> }> {
  const answer = await app.inject({
    method,
    url,
    headers: { ...headers, 'idempotency-key': key },
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
