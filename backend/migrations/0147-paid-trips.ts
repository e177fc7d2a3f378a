import { sql, type Migration } from 'kysely';

/** Trips as payments and payouts see them: what they read of bookings, and nothing else. */
export const paidTripsMigration: Migration = {
  async up(database) {
    await sql`
      create view paid_trips as
      select uuid as reservation_uuid, car_uuid, customer_uuid, owner_uuid, status, pick_up_at, return_at,
        deposit_status, deposit_payment_uuid, updated_at
      from reservations`.execute(database);
  },
};
