import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';

/** A car that can be booked at once; the same data each time. */
export function carUuidOf(number: number): string {
  return `00000000-0000-4000-9001-${String(number).padStart(12, '0')}`;
}

/** Fills a migrated database with an owner's cars and verified customers, `customer-1` and so on. */
export async function fillDatabase(
  database: Kysely<Tables>,
  { cars, customers }: { cars: number; customers: number },
): Promise<void> {
  await sql`
    insert into users (identity_uid, email, fname, lname, gender, phone, phone_e164, zip_code, city, street, region, role, user_verification,
      date_of_birth, licence_expires_on, identity_expires_on, confirmed_email, email_confirmed_at)
    select name, name || '@example.test', 'Somebody', 'Number ' || i, 'female', '1', '+4930901820', '1', 'City', 'Street', 'Region',
      case i when 0 then 'car_owner' else 'customer' end, 'verified', '1990-05-01', '2099-12-31', '2099-12-31',
      name || '@example.test', now()
    from generate_series(0, ${customers}::int) as i, lateral (select 'customer-' || i as name) as named`.execute(
    database,
  );
  await sql`
    insert into cars (uuid, owner_uuid, verification, approved_at, make, model, year, type, transmission, fuel, seats,
      doors, colour, plate, description, city_id, time_zone, tax_bps, street, zip_code, daily_price_minor,
      lowest_rate_minor, highest_rate_minor, instant_book)
    select ('00000000-0000-4000-9001-' || lpad(i::text, 12, '0'))::uuid, owner.uuid, 'approved', now(), 'Fiat', '500',
      2021, 'small', 'manual', 'petrol', 4, 3, 'White', 'B-' || i, 'A car.', city.id, city.time_zone, city.tax_bps,
      'Street', '10115', 4200, 4200, 4200, true
    from generate_series(1, ${cars}::int) as i,
      (select uuid from users where identity_uid = 'customer-0') as owner,
      (select * from cities order by id limit 1) as city`.execute(database);
  // Nothing else: an empty table that was analysed is read as a whole, by plans that connections then keep.
  await sql`analyze users, cars`.execute(database);
}
