import { wholeUnits } from '../../src/platform/money/money.js';
import type { Transaction } from 'kysely';
import { insertCar, refreshRates, replaceCarRates } from '../../src/modules/catalog/cars/cars.repository.js';
import { rulesOf } from '../../src/modules/catalog/availability/require-bookable.js';
import { todayIn } from '../../src/platform/time/local-time.js';
import type { CarVerification } from '../../src/modules/catalog/cars/car-life-cycles.js';
import type { Tables } from '../../src/tables.js';
import type { City } from '../../src/modules/catalog/places/cities.table.js';
import { verifiedFacts } from '../verified-facts.js';
import { insertUser } from '../../src/modules/people/users/users.repository.js';
import { insertDemoApproval } from './demo-approvals.js';
import { demoClaims } from './demo-calendar.js';
import { demoCarRow, demoCarUuid, oscarUuid } from './demo-car-rows.js';
import { demoFleet, type FleetLine } from './demo-fleet.js';
import { demoOwners, demoReviewers } from './demo-people.js';
import { insertDemoCarDocuments } from './demo-car-documents.repository.js';
import { insertDemoPhotos } from './demo-photos.repository.js';
import { demoReviews } from './demo-reviews.js';

const dayMs = 86_400_000;

/** Puts the demo's cars in, with their owners, photos, prices, calendars and reviews; dates count from `now`. */
export async function insertDemoCars(transaction: Transaction<Tables>, now: Date): Promise<void> {
  for (const [index, person] of [...demoOwners, ...demoReviewers].entries()) {
    // Over the last year, the owners first: no one joins after their cars or their trips.
    const created_at = new Date(now.getTime() - (400 - index * 9) * dayMs);
    await insertUser(transaction, { ...person, ...verifiedFacts(now), created_at });
  }
  const cities = await transaction.selectFrom('cities').selectAll().execute();
  for (const [index, line] of demoFleet.entries()) await insertDemoCar(transaction, line, index, cities, now);
  await insertDraft(transaction, now);
}

async function insertDemoCar(
  transaction: Transaction<Tables>,
  line: FleetLine,
  index: number,
  cities: readonly City[],
  now: Date,
): Promise<void> {
  const {
    row,
    verification,
    reason,
    before,
    documentsDueInDays: dueInDays,
  } = demoCarRow(line, index, cities);
  const wasApproved = verification === 'approved' || verification === 'suspended' || before !== undefined;
  const createdAt = createdAtOf(wasApproved ? 'approved' : verification, index, now);
  const car = await insertCar(transaction, { ...row, created_at: createdAt, updated_at: createdAt });
  await insertDemoPhotos(transaction, line, index);
  if (dueInDays === undefined)
    await insertDemoCarDocuments(transaction, car, { verification, reason, createdAt });
  const timeZone = car.time_zone ?? 'UTC';
  if (index % 4 === 2) {
    const today = todayIn(timeZone, now);
    const [from_on, to_on] = [today.add({ days: 28 }).toString(), today.add({ days: 41 }).toString()];
    const unit = wholeUnits(1, car.currency);
    const daily_price_minor = Math.round(((car.daily_price_minor ?? 0) * 1.25) / unit) * unit;
    await replaceCarRates(transaction, car.uuid, [{ from_on, to_on, daily_price_minor }]);
  }
  await refreshRates(transaction, car.uuid);

  const reviews = wasApproved ? demoReviews(index) : [];
  await transaction
    .updateTable('cars')
    .set({
      verification,
      verification_reason: reason,
      submitted_at: submittedAt(verification, index, { createdAt, now }),
      approved_at: wasApproved ? createdAt : null,
      documents_due_on:
        dueInDays === undefined
          ? null
          : new Date(now.getTime() + dueInDays * dayMs).toISOString().slice(0, 10),
      rating_sum: reviews.reduce((sum, { stars }) => sum + stars, 0),
      rating_count: reviews.length,
    })
    .where('uuid', '=', car.uuid)
    .execute();
  if (wasApproved) await insertDemoApproval(transaction, car.uuid, createdAt, before);
  const claims = verification === 'approved' ? demoClaims(index, { timeZone, rules: rulesOf(car), now }) : [];
  if (claims.length > 0) {
    await transaction
      .insertInto('car_claims')
      .values(claims.map((claim) => ({ ...claim, car_uuid: car.uuid, hold_expires_at: null })))
      .execute();
  }
  if (reviews.length === 0) return;
  await transaction
    .insertInto('car_reviews')
    .values(
      reviews.map(({ stars, text, daysAgo }, number) => ({
        car_uuid: car.uuid,
        author_uuid: reviewerUuid(index + number),
        stars,
        text,
        written_at: new Date(now.getTime() - daysAgo * dayMs),
      })),
    )
    .execute();
}

/** Cars that no one has said yes to are new; the others are older than their first trip. */
function createdAtOf(verification: CarVerification, index: number, now: Date): Date {
  const isNew = verification === 'pending' || verification === 'changes_requested';
  const daysAgo = isNew ? 4 + (index % 9) : 40 + ((index * 13) % 300);
  return new Date(now.getTime() - daysAgo * dayMs);
}

/** Cars that wait were sent in the last days, the others long ago. */
function submittedAt(
  verification: CarVerification,
  index: number,
  { createdAt, now }: { createdAt: Date; now: Date },
): Date {
  const hoursAgo = 5 + ((index * 17) % 60);
  return verification === 'pending' ? new Date(now.getTime() - hoursAgo * 3_600_000) : createdAt;
}

function reviewerUuid(number: number): string {
  const reviewer = demoReviewers[number % demoReviewers.length];
  if (reviewer === undefined) throw new Error('The demo has nobody to write reviews');
  return reviewer.uuid;
}

/** Something that Oscar began and may go on with. */
async function insertDraft(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 2 * dayMs);
  const car = await insertCar(transaction, {
    uuid: demoCarUuid(900),
    owner_uuid: oscarUuid,
    make: 'Volvo',
    model: 'EX30',
    year: 2024,
    type: 'suv',
    fuel: 'electric',
    transmission: 'automatic',
    seats: 5,
    daily_price_minor: 6900,
    created_at: createdAt,
    updated_at: createdAt,
  });
  await refreshRates(transaction, car.uuid);
}
