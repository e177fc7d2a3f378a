import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { hasCustomersToCome } from '../availability/car-claims.repository.js';
import { moveBlockedDays } from '../availability/move-blocked-days.js';
import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { Problem } from '../../../platform/http/problem.js';
import { readCarDocuments } from '../documents/car-documents.repository.js';
import { missingDocuments } from '../documents/missing-documents.js';
import { readCarPhotos } from '../photos/car-photos.repository.js';
import { requireCarVerificationMove } from '../cars/car-life-cycles.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { countriesOf } from '../../contacts/public.js';
import type { Car } from '../cars/cars.table.js';
import { refreshRates, updateCarRow } from '../cars/cars.repository.js';
import { checkCarChanges } from './check-car-changes.js';
import { missingFacts } from './missing-facts.js';
import { lockOwnCar } from '../cars/own-car-access.js';
import { toOwnCar } from './own-car-body.js';
import type { CarChanges, OwnCarBody } from './own-car.schemas.js';
import { normalizeCarInput, toColumns } from './to-columns.js';
import type { User } from '../../people/public.js';

/** What an administrator verified: when it changes, a person has to look again. */
const verifiedFacts = ['make', 'model', 'year', 'plate', 'vin'] as const satisfies (keyof Car)[];

const sentAgain = { verification: 'pending', verification_reason: null, documents_wait: false } as const;

const documentsFirst =
  'We have to verify this again: please add the car’s registration and insurance under its photos first.';

/**
 * Changes part of the caller's own car. Nothing is kept when anything is refused.
 *
 * @throws Problem CAR_NOT_FOUND, VALUE_NOT_ALLOWED; MOVE_NOT_ALLOWED for a suspended car, or for moving one
 *   that customers have claims on to another city
 */
export async function updateCar(
  deps: Deps,
  owner: User,
  carUuid: string,
  request: CarChanges,
): Promise<OwnCarBody> {
  const { database, now } = deps;
  const cities = await readCities(database);
  const changes = normalizeCarInput(request);
  const columns = toColumns(changes, cities);

  const car = await database.transaction().execute(async (transaction) => {
    const before = await lockOwnCar(transaction, owner, carUuid);
    if (before.verification === 'suspended') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This car is suspended. Please contact us.');
    }
    const currency = columns.currency ?? before.currency;
    const city = cities.find(({ id }) => id === (columns.city_id ?? before.city_id));
    const countries = countriesOf(city?.country_code, [owner.phone_e164]);
    const minDays = before.min_days;
    const refused = checkCarChanges(changes, { cities, currency, countries, minDays, now: now() });
    if (before.verification !== 'draft') {
      const photos = await readCarPhotos(transaction, before.uuid);
      Object.assign(refused, missingFacts({ ...before, ...columns } as Car, photos.length));
    }
    const changedFacts = verifiedFacts.filter(
      (fact) => columns[fact] !== undefined && columns[fact] !== before[fact],
    );
    const mustBeVerified = before.verification === 'approved' && changedFacts.length > 0;
    if (mustBeVerified) {
      const lacking = missingDocuments(await readCarDocuments(transaction, before.uuid));
      if (Object.keys(lacking).length > 0) {
        for (const fact of changedFacts) refused[fact] ??= documentsFirst;
      }
    }
    if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);

    if (columns.city_id !== undefined && columns.city_id !== before.city_id) {
      await requireNoCustomers(transaction, before, now());
      await moveBlockedDays(transaction, before, columns.time_zone ?? null, now());
    }
    if (mustBeVerified) requireCarVerificationMove(before.verification, 'pending');

    await updateCarRow(
      transaction,
      before.uuid,
      mustBeVerified ? { ...columns, ...sentAgain, submitted_at: now() } : columns,
      now(),
    );
    await refreshRates(transaction, before.uuid);
    if (mustBeVerified) {
      await recordAudit(transaction, {
        actorUuid: owner.uuid,
        subject: { type: 'car', uuid: before.uuid },
        action: 'car.submitted',
        before: { verification: before.verification, ...pick(before) },
        after: { verification: 'pending', ...pick({ ...before, ...columns } as Car) },
        reason: 'What had been verified was changed.',
      });
    }
    return await lockOwnCar(transaction, owner, carUuid);
  });
  return await toOwnCar(deps, car);
}

async function requireNoCustomers(transaction: Deps['database'], car: Car, now: Date): Promise<void> {
  if (!(await hasCustomersToCome(transaction, car.uuid, now))) return;
  const sentence =
    'Customers have booked this car in its current city. You can change the city after their trips.';
  throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence, { fields: { place_slug: sentence } });
}

function pick(car: Car) {
  return Object.fromEntries(verifiedFacts.map((fact) => [fact, car[fact]]));
}
