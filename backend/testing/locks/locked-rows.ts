import type { Kysely } from 'kysely';
import { openThread } from '../../src/modules/messaging/threads/threads.repository.js';
import { insertPayout } from '../../src/modules/payouts/payouts/payouts.repository.js';
import type { Tables } from '../../src/tables.js';
import { aMarketplace, type Marketplace } from '../a-marketplace.js';
import { aBookedTrip } from '../a-trip.js';

export type Connection = Kysely<Tables>;

/** What the locks of the product are tried on; what is not a marketplace is the uuid of a row. */
export interface LockedRows {
  market: Marketplace;
  car: string;
  reservation: string;
  payment: string;
  payout: string;
  /** The reservation's claim on the car's time. */
  claim: string;
  /** On its way to the owner's bank, with one payout. */
  transfer: string;
  transferredPayout: string;
  /** Succeeded, without a posting. */
  /** Of a person who wrote to us. */
  supportCase: string;
  /** Of messages about the reservation. */
  thread: string;
}

/** Long enough ago for what is cleared away. */
export const longAgo = new Date('2026-01-01T00:00:00Z');
export const now = new Date('2026-11-21T09:30:00Z');

/** A paid trip with its car, a payout of it that is due, one on its way, and a refund that the books do not have. */
export async function prepareLockedRows(): Promise<LockedRows> {
  const market = await aMarketplace(now.toISOString());
  const { uuid: car } = await market.car();
  const trip = await aBookedTrip(market, market.customer, car, '2026-12-01', '2026-12-04');
  const reservation = trip.reservation_uuid;
  const { uuid: payout } = await insertPayout(market.database, {
    reservation_uuid: reservation,
    owner_uuid: market.owner.user.uuid,
    amount_minor: 1000,
    currency: 'EUR',
    status: 'scheduled',
    due_at: longAgo,
    paid_at: null,
  });
  const payment = trip.payments[0]?.payment_uuid ?? '';
  const { uuid: transfer } = await market.database
    .insertInto('payout_transfers')
    .values({ owner_uuid: market.owner.user.uuid, amount_minor: 500, currency: 'EUR', created_at: longAgo })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  const { uuid: transferredPayout } = await insertPayout(market.database, {
    reservation_uuid: reservation,
    owner_uuid: market.owner.user.uuid,
    amount_minor: 500,
    currency: 'EUR',
    kind: 'correction',
    status: 'sent',
    due_at: longAgo,
    paid_at: null,
    transfer_uuid: transfer,
  });
  const { uuid: supportCase } = await market.database
    .insertInto('support_cases')
    .values({
      topic: 'other',
      name: 'Vera Visitor',
      email: 'vera@example.test',
      user_uuid: null,
      reservation_uuid: null,
      status: 'open',
      created_at: longAgo,
      waiting_since: longAgo,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  const thread = await openThread(
    market.database,
    {
      car_uuid: car,
      customer_uuid: market.customer.user.uuid,
      owner_uuid: market.owner.user.uuid,
      reservation_uuid: reservation,
    },
    longAgo,
  );
  const { claim_uuid: claim } = await market.database
    .selectFrom('reservations')
    .select('claim_uuid')
    .where('uuid', '=', reservation)
    .executeTakeFirstOrThrow();
  const rows = { market, car, reservation, payment, payout, claim: claim ?? '' };
  return { ...rows, transfer, transferredPayout, supportCase, thread };
}
