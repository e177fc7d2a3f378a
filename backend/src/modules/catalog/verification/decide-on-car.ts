import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { requireCarVerificationMove } from '../cars/car-life-cycles.js';
import { carNotFound } from '../cars/car-problems.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { lockCar, updateCarRow } from '../cars/cars.repository.js';
import type { Car } from '../cars/cars.table.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import { judgeCarDocument, readCarDocuments } from '../documents/car-documents.repository.js';
import { readCarPhotos } from '../photos/car-photos.repository.js';
import { hasTimeForDocuments } from '../documents/missing-documents.js';
import { checkCarDecision, checkReinstatement } from './check-car-decision.js';
import { factsToApprove } from './approved-facts.js';
import { findLastDecision, insertApproval } from './car-queue.repository.js';
import type { CarDecisionRequest } from './car-verification.schemas.js';
import { type User, alreadyDecided, assignmentToDecide, releaseAssignment } from '../../people/public.js';

const outcomes: Record<string, string> = {
  'car.approved': 'approved this car',
  'car.rejected': 'rejected this car',
  'car.changes_requested': 'asked for changes',
  'car.suspended': 'suspended this car',
  'car.reinstated': 'ended the suspension of this car',
};

/**
 * An administrator's answer about a car; `approved` ends a suspension as well.
 *
 * @throws Problem 409 ALREADY_DECIDED (saying by whom), CLAIMED_BY_ANOTHER, MOVE_NOT_ALLOWED, CHANGED_MEANWHILE when
 *   its owner changed it after it was seen; 422 VALUE_NOT_ALLOWED for a yes to what was not
 *   judged good, and for a no without a reason
 */
export async function decideOnCar(
  { database, now }: Deps,
  admin: User,
  carUuid: string,
  request: CarDecisionRequest,
): Promise<void> {
  const { decision, seen_updated_at } = request;
  await database.transaction().execute(async (transaction) => {
    const car = isUuid(carUuid) ? await lockCar(transaction, carUuid) : undefined;
    if (car === undefined || car.verification === 'draft') throw carNotFound();
    await requireAsSeen(transaction, car, { decision, seenAt: new Date(seen_updated_at) });
    const isBack = car.verification === 'suspended';
    // Documents that an approved car was given since are decided on as those of a car that waits.
    const isOfDocuments = car.documents_wait && car.verification === 'approved' && decision !== 'suspended';
    requireCarVerificationMove(isOfDocuments ? 'pending' : car.verification, decision);
    const subject = { subject_type: 'car', subject_uuid: car.uuid } as const;
    await assignmentToDecide(transaction, subject, admin, now());
    const isJudged = !isBack && decision !== 'suspended';
    const [photos, documents] = await Promise.all([
      readCarPhotos(transaction, car.uuid),
      readCarDocuments(transaction, car.uuid),
    ]);
    const {
      refused,
      judged,
      reason: why,
    } = isBack
      ? checkReinstatement(request, { documents, isInTime: hasTimeForDocuments(car, now()) })
      : checkCarDecision(request, {
          photoUuids: photos.map(({ uuid }) => uuid),
          kinds: documents.map(({ kind }) => kind),
        });
    if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);

    await updateCarRow(
      transaction,
      car.uuid,
      {
        verification: decision,
        verification_reason: decision === 'approved' ? null : why,
        ...(decision === 'approved' && { approved_at: car.approved_at ?? now() }),
        ...((isJudged || judged.length > 0) && { documents_wait: false, documents_due_on: null }),
      },
      now(),
    );
    for (const judgement of judged) await judgeCarDocument(transaction, car.uuid, judgement);
    if (decision === 'approved') {
      const facts = factsToApprove(car, photos);
      await insertApproval(transaction, { carUuid: car.uuid, approvedBy: admin.uuid, at: now(), facts });
    }
    await releaseAssignment(transaction, subject, admin.uuid);
    await recordAudit(transaction, {
      actorUuid: admin.uuid,
      subject: { type: 'car', uuid: car.uuid },
      action: isBack ? 'car.reinstated' : `car.${decision}`,
      before: { verification: car.verification },
      after: { verification: decision },
      ...(why === null ? {} : { reason: why }),
      at: now(),
    });
    await publishEvent(transaction, toEvent(car.uuid, decision, { reason: why ?? '', isBack }), now());
  });
}

function toEvent(
  carUuid: string,
  decision: CarDecisionRequest['decision'],
  { reason, isBack }: { reason: string; isBack: boolean },
): DomainEvent {
  if (decision === 'approved') return { kind: isBack ? 'car_reinstated' : 'car_approved', carUuid };
  return { kind: `car_${decision}`, carUuid, reason };
}

/** A decision is about what was seen: not about what its owner made of it since, nor what another person decided. */
async function requireAsSeen(
  transaction: Transaction<Tables>,
  car: Car,
  { decision, seenAt }: { decision: CarDecisionRequest['decision']; seenAt: Date },
): Promise<void> {
  if (car.updated_at.getTime() === seenAt.getTime()) return;
  const last = await findLastDecision(transaction, car.uuid, seenAt);
  if (last !== undefined) {
    const { actor_uuid, occurred_at, action } = last;
    const outcome = outcomes[action] ?? 'decided on this car';
    throw await alreadyDecided(transaction, { by: actor_uuid, at: occurred_at, outcome });
  }
  // What takes a car off the list need not wait until its owner has finished with it.
  if (decision === 'suspended') return;
  throw new Problem(
    409,
    'CHANGED_MEANWHILE',
    'The owner has changed this car since you opened it. Please look at it again.',
  );
}
