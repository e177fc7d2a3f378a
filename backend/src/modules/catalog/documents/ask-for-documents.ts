import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { updateCarRow } from '../cars/cars.repository.js';
import { lockCarsOverdue, lockCarsToRemind } from './car-documents.repository.js';

/** At a time, so that one transaction never holds a whole city. */
const batchSize = 50;
const dayMs = 86_400_000;
const noticeDays = 7;

/**
 * Reminds the owners of cars that were approved without documents a week before these are due, and on the day takes the
 * cars off the list whose documents have not come. Several may run at once.
 *
 * @returns how many were reminded of or paused
 */
export async function askForCarDocuments(deps: Pick<Deps, 'database' | 'now'>): Promise<number> {
  return (await inBatches(() => remind(deps))) + (await inBatches(() => pause(deps)));
}

async function inBatches(next: () => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const batch = await next();
    done += batch;
    if (batch < batchSize) return done;
  }
}

async function remind({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<number> {
  const dueOn = dayOf(new Date(now().getTime() + noticeDays * dayMs));
  return await database.transaction().execute(async (transaction) => {
    const cars = await lockCarsToRemind(transaction, { dueOn, todayOn: dayOf(now()), limit: batchSize });
    for (const { uuid, documents_due_on } of cars) {
      await updateCarRow(transaction, uuid, { documents_reminded_at: now() }, now());
      const event = { kind: 'car_documents_due', carUuid: uuid, dueOn: documents_due_on ?? dueOn } as const;
      await publishEvent(transaction, event, now());
    }
    return cars.length;
  });
}

async function pause({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const cars = await lockCarsOverdue(transaction, { todayOn: dayOf(now()), limit: batchSize });
    for (const { uuid, listing } of cars) {
      await updateCarRow(transaction, uuid, { listing: 'paused' }, now());
      await recordAudit(transaction, {
        actorUuid: null,
        subject: { type: 'car', uuid },
        action: 'car.paused',
        before: { listing },
        after: { listing: 'paused' },
        reason: 'Its registration and insurance were not shown in time.',
        at: now(),
      });
      await publishEvent(transaction, { kind: 'car_documents_missing', carUuid: uuid }, now());
    }
    return cars.length;
  });
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
