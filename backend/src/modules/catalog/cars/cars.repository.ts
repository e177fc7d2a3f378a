import { sql, type Expression, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';
import type { Car, CarRate, CarsTable } from './cars.table.js';

/** A car in whatever state; undefined when there is none. */
export async function findCar(database: Kysely<Tables>, carUuid: string): Promise<Car | undefined> {
  return await database.selectFrom('cars').selectAll().where('uuid', '=', carUuid).executeTakeFirst();
}

/**
 * A car, kept from others who lock it until the transaction ends. Everybody who takes a car's time, or decides by what it
 * has, takes this first: waiting in line for it is what keeps many at once from deadlock.
 *
 * @param carUuid itself, or a select that gives it
 */
export async function lockCar(
  transaction: Kysely<Tables>,
  carUuid: string | Expression<string>,
): Promise<Car | undefined> {
  return await transaction
    .selectFrom('cars')
    .selectAll()
    .where('uuid', '=', carUuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a car. */
export async function insertCar(database: Kysely<Tables>, car: Insertable<CarsTable>): Promise<Car> {
  return await database.insertInto('cars').values(car).returningAll().executeTakeFirstOrThrow();
}

/** Changes a car that is there, and marks it as changed. */
export async function updateCarRow(
  database: Kysely<Tables>,
  carUuid: string,
  changes: Updateable<CarsTable>,
  now: Date,
): Promise<Car> {
  return await database
    .updateTable('cars')
    .set({ ...changes, updated_at: now })
    .where('uuid', '=', carUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Brings what search walks along in step with the daily price and the dated rates; call it after changing either. */
export async function refreshRates(database: Kysely<Tables>, carUuid: string): Promise<void> {
  await sql`
    update cars set
      lowest_rate_minor = least(daily_price_minor, rates.lowest),
      highest_rate_minor = greatest(daily_price_minor, rates.highest),
      dated_rates = rates.every,
      dated_from_on = rates.first_on,
      dated_to_on = rates.last_on
    from (
      select min(daily_price_minor) as lowest, max(daily_price_minor) as highest,
        min(from_on) as first_on, max(to_on) as last_on, coalesce(jsonb_agg(
        jsonb_build_object('from_on', from_on, 'to_on', to_on, 'daily_price_minor', daily_price_minor)
        order by from_on
      ), '[]') as every
      from car_rates where car_uuid = ${carUuid}
    ) as rates
    where uuid = ${carUuid}`.execute(database);
}

/** An owner's cars, last changed first; one more than `limit` when there are more. */
export async function findCarsOfOwner(
  database: Kysely<Tables>,
  ownerUuid: string,
  { after, limit }: { after: { at: Date; uuid: string } | undefined; limit: number },
): Promise<Car[]> {
  const select = database.selectFrom('cars').selectAll().where('owner_uuid', '=', ownerUuid);
  return await readListRows(database, select, { by: 'updated_at', after, limit });
}

/** The car of an owner that is nearest to being listed, of those alike the one that was changed last; undefined without any. */
export async function findForemostCar(database: Kysely<Tables>, ownerUuid: string): Promise<Car | undefined> {
  return await database
    .selectFrom('cars')
    .selectAll()
    .where('owner_uuid', '=', ownerUuid)
    .orderBy(
      sql`case verification when 'approved' then 0 when 'pending' then 1 when 'changes_requested' then 2 else 3 end`,
    )
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst();
}

/** How many public cars an owner has. */
export async function countPublicCars(database: Kysely<Tables>, ownerUuid: string): Promise<number> {
  const { cars } = await database
    .selectFrom('cars')
    .where('owner_uuid', '=', ownerUuid)
    .where('is_public', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('cars'))
    .executeTakeFirstOrThrow();
  return cars;
}

/** Removes a car and all that is its own. */
export async function deleteCarRow(database: Kysely<Tables>, carUuid: string): Promise<void> {
  await database.deleteFrom('cars').where('uuid', '=', carUuid).execute();
}

/** Sets a car's dated rates, all of them; `refreshRates` must follow. */
export async function replaceCarRates(
  database: Kysely<Tables>,
  carUuid: string,
  rates: readonly Omit<CarRate, 'car_uuid'>[],
): Promise<void> {
  await database.deleteFrom('car_rates').where('car_uuid', '=', carUuid).execute();
  if (rates.length === 0) return;
  await database
    .insertInto('car_rates')
    .values(rates.map((rate) => ({ ...rate, car_uuid: carUuid })))
    .execute();
}
