import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { minus, plus, splitParts, sumOf, takenOf, type Split } from '../../catalog/public.js';
import { readPartsOfEvents, type PartsOfEvent } from './parts-of-payments.repository.js';

/** A payment of which the books have other parts than what it posted, less what was taken in its own proportions. */
export interface PartsToCorrect {
  payment_uuid: string;
  reservation_uuid: string;
  currency: string;
  has: Split;
  shouldHave: Split;
}

const none: Split = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };

/**
 * Payments to correct, of one reservation or of all: earlier releases took refunds and chargebacks in the proportions of the
 * whole trip. A cent for each event is rounding, and no difference.
 */
export async function findPartsToCorrect(
  database: Kysely<Tables>,
  reservationUuid?: string,
): Promise<PartsToCorrect[]> {
  const byPayment = new Map<string, PartsOfEvent[]>();
  for (const event of await readPartsOfEvents(database, reservationUuid)) {
    byPayment.set(event.payment_uuid, [...(byPayment.get(event.payment_uuid) ?? []), event]);
  }
  return [...byPayment.values()].flatMap((events) => compare(events) ?? []);
}

function compare(events: readonly PartsOfEvent[]): PartsToCorrect | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const has = events.reduce<Split>(plus, none);
  const shouldHave = events.reduce<Split>(follow, none);
  // Another sum than the books have is no matter of parts.
  if (sumOf(has) !== sumOf(shouldHave)) return undefined;
  const difference = minus(shouldHave, has);
  if (splitParts.every((part) => Math.abs(difference[part]) <= events.length)) return undefined;
  const { payment_uuid, reservation_uuid, currency } = first;
  return { payment_uuid, reservation_uuid, currency, has, shouldHave };
}

/** What is whose after one more event. What was taken and given back again has taken nothing. */
function follow(left: Split, event: PartsOfEvent): Split {
  if (event.kind === 'posted') return plus(left, event);
  const takenMinor = Math.min(-sumOf(event), sumOf(left));
  if (event.kind === 'correction' || takenMinor <= 0) return left;
  return minus(left, takenOf(takenMinor, left));
}
