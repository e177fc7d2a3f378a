import { performance } from 'node:perf_hooks';
import type { BenchApi } from './bench-api.js';

const card = {
  kind: 'card',
  number: '4242424242424242',
  expiry_month: 12,
  expiry_year: new Date().getUTCFullYear() + 3,
  cvc: '123',
  holder: 'Somebody',
};

/** How one try to get a car ended: the answers' statuses and codes, and the milliseconds until each. */
export interface Outcome {
  isReserved: boolean;
  /** Of the answer that said no; undefined when no one did. */
  refusal: string | undefined;
  quoteMs: number;
  reserveMs: number;
  payMs: number;
}

/** What a customer does, as the screens do it: quote, hold, pay; stops at the first refusal. */
export async function reserveAndPay(
  { post }: BenchApi,
  customer: string,
  trip: { car_uuid: string; pick_up: string; return: string },
  { afterQuote = () => Promise.resolve() }: { afterQuote?: () => Promise<void> } = {},
): Promise<Outcome> {
  const outcome: Outcome = { isReserved: false, refusal: undefined, quoteMs: 0, reserveMs: 0, payMs: 0 };
  const quote = await timed(() => post(customer, '/quotes', trip));
  outcome.quoteMs = quote.ms;
  if (quote.answer.status !== 201) return { ...outcome, refusal: codeOf(quote.answer) };
  await afterQuote();

  const { quote_uuid } = quote.answer.body as { quote_uuid: string };
  const held = await timed(() => post(customer, '/reservations', { quote_uuid }));
  outcome.reserveMs = held.ms;
  if (held.answer.status !== 201) return { ...outcome, refusal: codeOf(held.answer) };

  const { reservation_uuid } = held.answer.body as { reservation_uuid: string };
  const paid = await timed(() => post(customer, `/reservations/${reservation_uuid}/pay`, { method: card }));
  outcome.payMs = paid.ms;
  const { reservation } = paid.answer.body as { reservation?: { status: string } };
  if (reservation?.status === 'confirmed') return { ...outcome, isReserved: true };
  return { ...outcome, refusal: codeOf(paid.answer) };
}

async function timed<Answer>(run: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now();
  const answer = await run();
  return { answer, ms: performance.now() - start };
}

function codeOf({ status, body }: { status: number; body: unknown }): string {
  return `${status} ${(body as { code?: string }).code ?? 'without a code'}`;
}
