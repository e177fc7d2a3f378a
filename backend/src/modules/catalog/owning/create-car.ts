import type { Insertable } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { countriesOf } from '../../contacts/public.js';
import type { CarsTable } from '../cars/cars.table.js';
import { insertCar, refreshRates } from '../cars/cars.repository.js';
import { checkCarChanges } from './check-car-changes.js';
import { toOwnCar } from './own-car-body.js';
import type { CarChanges, OwnCarBody } from './own-car.schemas.js';
import { normalizeCarInput, toColumns } from './to-columns.js';
import type { User } from '../../people/public.js';

/**
 * Begins a draft with whatever is known of the car.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED
 */
export async function createCar(deps: Deps, owner: User, request: CarChanges): Promise<OwnCarBody> {
  const { database, now } = deps;
  const cities = await readCities(database);
  const changes = normalizeCarInput(request);
  const columns = toColumns(changes, cities);
  const city = cities.find(({ id }) => id === columns.city_id);
  const countries = countriesOf(city?.country_code, [owner.phone_e164]);
  const refused = checkCarChanges(changes, { cities, currency: 'EUR', countries, now: now() });
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);

  const car = await database.transaction().execute(async (transaction) => {
    const inserted = await insertCar(transaction, {
      ...columns,
      owner_uuid: owner.uuid,
      created_at: now(),
      updated_at: now(),
    } as Insertable<CarsTable>);
    await refreshRates(transaction, inserted.uuid);
    await recordAudit(transaction, {
      actorUuid: owner.uuid,
      subject: { type: 'car', uuid: inserted.uuid },
      action: 'car.created',
      after: { verification: inserted.verification, listing: inserted.listing },
    });
    return inserted;
  });
  return await toOwnCar(deps, car);
}
