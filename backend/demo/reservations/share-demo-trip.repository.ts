import type { Transaction } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { newShareToken } from '../../src/modules/booking/reservations/share-token.js';
import type { BankDetails } from '../../src/modules/payouts/payout-accounts/seal-bank-details.js';
import type { DemoTripRows } from './demo-trip-rows.js';
import { claraUuid } from './demo-trips.js';

/** Gives Clara's next trip a co-driver's link, which is the same in each demo. */
export async function shareClarasNextTrip(
  transaction: Transaction<Tables>,
  all: readonly DemoTripRows[],
  bankDetails: BankDetails,
): Promise<void> {
  const [next] = all
    .filter(({ trip }) => trip.customerUuid === claraUuid && trip.status === 'confirmed')
    .sort((one, other) => one.trip.pickUpAt.getTime() - other.trip.pickUpAt.getTime());
  if (next === undefined) return;
  await transaction
    .updateTable('reservations')
    .set(newShareToken({ bankDetails }, next.reservationUuid, '00000000-0000-4000-8009-000000000001'))
    .where('uuid', '=', next.reservationUuid)
    .execute();
}
