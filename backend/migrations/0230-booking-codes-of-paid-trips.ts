import { sql, type Migration } from 'kysely';

/** What people know a trip by, for what is paid and invoiced. */
export const bookingCodesOfPaidTripsMigration: Migration = {
  async up(database) {
    await sql`
      create or replace view paid_trips as
      select uuid as reservation_uuid, car_uuid, customer_uuid, owner_uuid, status, pick_up_at, return_at,
        deposit_status, deposit_payment_uuid, updated_at, booking_code
      from reservations`.execute(database);
  },
};
