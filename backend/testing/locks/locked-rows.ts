import type { Kysely } from 'kysely';
import { insertPayout } from '../../src/modules/billing/payouts/payouts.repository.js';
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
}

/** Long enough ago for what is cleared away. */
export const longAgo = new Date('2026-01-01T00:00:00Z');
export const now = new Date('2026-11-21T09:30:00Z');

/** A paid trip with its car, and a payout of it that is due. */
export async function prepareLockedRows(): Promise<LockedRows> {
  const market = await aMarketplace(now.toISOString());
  const { uuid: car } = await market.car();
  const trip = await aBookedTrip(market, market.customer, car, '2026-12-01', '2026-12-04');
  const reservation = trip.reservation_uuid;
  const { uuid: payout } = await insertPayout(market.database, {
    ...{ reservation_uuid: reservation, owner_uuid: market.owner.user.uuid, amount_minor: 1000 },
    ...{ currency: 'EUR', status: 'scheduled', due_at: longAgo, paid_at: null },
  });
  return { market, car, reservation, payment: trip.payments[0]?.payment_uuid ?? '', payout };
}
