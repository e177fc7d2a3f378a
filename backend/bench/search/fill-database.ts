import { parseArgs } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';

const { values } = parseArgs({ options: { cars: { type: 'string', default: '100000' } }, strict: false });
/** `--cars 1000000` on the command line: another number of cars than the usual. */
export const carCount = Number(values.cars);
export const tripsPerCar = 5;
const cityCount = 100;

/**
 * Fills a migrated database with public cars in 100 cities and five reservations of each, which begin from 40 days ago
 * to half a year ahead; a fifth of the cars have dated rates. The same data each time, apart from the day it counts from.
 */
export async function fillDatabase(database: Kysely<Tables>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(database);
  await sql`set maintenance_work_mem = '512MB'`.execute(database);
  await sql`
    insert into users (uuid, identity_uid, email, fname, lname, gender, phone, zip_code, city, street, region, role, user_verification)
    select ${uuidOf('0001', 'i')}, 'bench-' || i, 'bench-' || i || '@example.test', 'Owner', 'Number ' || i, 'female',
      '1', '1', 'City', 'Street', 'Region', 'car_owner', 'verified'
    from generate_series(1, 2000) as i`.execute(database);
  await sql`
    insert into cities (slug, name, country, country_code, time_zone, currency, tax_bps)
    select 'city-' || i, 'City ' || i, 'Country', 'XX',
      (array['Europe/Berlin', 'Europe/Lisbon', 'Europe/Athens'])[1 + i % 3], 'EUR', 2000
    from generate_series(1, ${cityCount} - (select count(*) from cities)) as i`.execute(database);
  // Built once at the end: keeping it up to date row by row would take most of the time.
  await sql`alter table car_claims drop constraint car_claims_do_not_overlap`.execute(database);
  for (let from = 1; from <= carCount; from += 10_000) await fillCars(database, from, from + 9_999);
  await sql`
    insert into car_rates (car_uuid, from_on, to_on, daily_price_minor)
    select uuid, current_date + 20, current_date + 45, daily_price_minor * 13 / 10 from cars
    where hashtext(uuid::text) % 5 = 0`.execute(database);
  await sql`
    update cars set
      dated_rates = jsonb_build_array(jsonb_build_object(
        'from_on', from_on, 'to_on', to_on, 'daily_price_minor', rates.daily_price_minor)),
      dated_from_on = from_on,
      dated_to_on = to_on,
      highest_rate_minor = rates.daily_price_minor
    from car_rates as rates where rates.car_uuid = cars.uuid`.execute(database);
  await sql`
    alter table car_claims add constraint car_claims_do_not_overlap exclude using gist (car_uuid with =, period with &&)
  `.execute(database);
  await sql`
    update cars set cover = jsonb_build_object('uuid', photo.uuid, 'position', 0, 'storage_key', storage_key,
      'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder), photo_count = 1
    from car_photos as photo where photo.car_uuid = cars.uuid`.execute(database);
  await sql`vacuum (analyze) cars`.execute(database);
  await sql`vacuum (analyze) car_claims`.execute(database);
  await sql`vacuum (analyze) car_rates`.execute(database);
  await sql`vacuum (analyze) car_photos`.execute(database);
}

async function fillCars(database: Kysely<Tables>, from: number, to: number): Promise<void> {
  const random = (salt: string, below: number) =>
    sql`((hashtext(i || ${sql.lit(salt)}) & 2147483647) % ${sql.lit(below)})`;
  await sql`
    insert into cars (uuid, owner_uuid, verification, approved_at, make, model, year, type, transmission, fuel, seats,
      doors, colour, plate, description, features, city_id, time_zone, tax_bps, street, zip_code, daily_price_minor,
      lowest_rate_minor, highest_rate_minor, weekly_discount_bps, monthly_discount_bps, min_days, instant_book,
      rating_sum, rating_count)
    select ${uuidOf('0002', 'i')}, ${uuidOf('0001', '(1 + i % 2000)')}, 'approved', now() - i * interval '1 minute',
      'Make ' || ${random('make', 40)}, 'Model ' || ${random('model', 200)}, 2012 + ${random('year', 14)},
      (array['small', 'saloon', 'estate', 'suv', 'coupe', 'convertible', 'van', 'pickup'])[1 + ${random('type', 8)}],
      (array['manual', 'automatic'])[1 + ${random('gears', 2)}],
      (array['petrol', 'diesel', 'hybrid', 'electric'])[1 + ${random('fuel', 4)}],
      4 + ${random('seats', 4)}, 5, 'Blue', 'B-' || i, repeat('A car with a description. ', 12),
      array['bluetooth', 'air_conditioning'], city.id, city.time_zone, city.tax_bps, 'Street', '10115',
      price, price, price, ${random('weekly', 3)} * 500, ${random('monthly', 4)} * 1000,
      case when ${random('min', 10)} = 0 then 3 else 1 end, ${random('instant', 2)} = 0,
      ${random('stars', 20)} * 4, ${random('stars', 20)}
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i
    join cities as city on city.id = 1 + ${random('city', cityCount)}
    cross join lateral (select 2500 + ${random('price', 240)} * 50 as price) as priced`.execute(database);
  // Without checking each row's car, which is there; for a superuser alone.
  await sql`set session_replication_role = replica`.execute(database);
  await sql`
    insert into car_photos (uuid, car_uuid, position, storage_key, width, height, widths, placeholder)
    select ${uuidOf('0003', 'i')}, ${uuidOf('0002', 'i')}, 0, 'bench-' || i, 1600, 1066, '{400,800,1200,1600}', '#88aacc'
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i`.execute(database);
  await sql`
    insert into car_claims (car_uuid, kind, begins_at, ends_at)
    select ${uuidOf('0002', 'i')}, 'reservation', begins_at,
      begins_at + (1 + ((hashtext(i || 'days' || trip) & 2147483647) % 8)) * interval '1 day'
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i, generate_series(0, ${sql.lit(tripsPerCar - 1)}) as trip,
      lateral (select date_trunc('hour', now())
        + (trip * 40 - 40 + (hashtext(trip || 'day' || i) & 31)) * interval '1 day' as begins_at) as begun`.execute(
    database,
  );
  await sql`set session_replication_role = origin`.execute(database);
}

/** A uuid that anybody can work out from a number, spread as random ones are. */
function uuidOf(kind: string, number: string) {
  return sql.raw(`md5('${kind}' || ${number})::uuid`);
}
