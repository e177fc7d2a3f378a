import type { Transaction } from 'kysely';
import { recordAudit } from '../../src/platform/audit/audit-log.repository.js';
import { findCar } from '../../src/modules/catalog/cars/cars.repository.js';
import type { Tables } from '../../src/tables.js';
import { readCarPhotos } from '../../src/modules/catalog/photos/car-photos.repository.js';
import { factsToApprove, type ApprovedFacts } from '../../src/modules/catalog/verification/approved-facts.js';
import { insertApproval } from '../../src/modules/catalog/verification/car-queue.repository.js';
import { adaUuid } from '../demo-accounts.js';

/**
 * Remembers what a person said yes to, so that an administrator sees what a car's owner changes later.
 *
 * @param before what was otherwise then, of a car that waits because it was changed
 */
export async function insertDemoApproval(
  transaction: Transaction<Tables>,
  carUuid: string,
  at: Date,
  before: Partial<ApprovedFacts> = {},
): Promise<void> {
  const car = await findCar(transaction, carUuid);
  if (car === undefined) throw new Error(`The demo has no car ${carUuid}`);
  const facts = { ...factsToApprove(car, await readCarPhotos(transaction, carUuid)), ...before };
  await insertApproval(transaction, { carUuid, approvedBy: adaUuid, at, facts });
  const subject = { type: 'car', uuid: carUuid } as const;
  await recordAudit(transaction, { actorUuid: adaUuid, subject, action: 'car.approved', at });
  if (car.verification !== 'pending' || car.submitted_at === null) return;
  await recordAudit(transaction, {
    actorUuid: car.owner_uuid,
    subject,
    action: 'car.submitted',
    at: car.submitted_at,
    reason: 'What had been verified was changed.',
  });
}
