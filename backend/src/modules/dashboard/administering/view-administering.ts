import type { Deps } from '../../../platform/deps.js';
import { countNewCars, countNewUsers, type Windows } from './administering-home.repository.js';
import type { AdministeringHomeBody } from './administering-home.schemas.js';
import { viewFailedJobs } from './failed-jobs.js';
import { readFailures } from './failures.repository.js';
import { paymentsOfThirtyDays } from './payments-of-thirty-days.js';
import { summariseWaitingTrips } from '../../booking/public.js';
import { summariseDisputesToAnswer } from '../../billing/public.js';
import { summariseCarQueue } from '../../catalog/public.js';
import { type QueueSummary, summariseUserQueue } from '../../people/public.js';
import { summariseCases } from '../../support/public.js';

const windowMs = 30 * 86_400_000;

/** What matters today to an administrator. */
export async function viewAdministering(
  deps: Pick<Deps, 'database' | 'now'>,
): Promise<AdministeringHomeBody> {
  const { database } = deps;
  const now = deps.now();
  const windows: Windows = {
    since: new Date(now.getTime() - windowMs),
    before: new Date(now.getTime() - 2 * windowMs),
  };
  const failures = await readFailures(database, now);
  return {
    queues: {
      people: toQueue(await summariseUserQueue(database)),
      cars: toQueue(await summariseCarQueue(database)),
      cases: toQueue(await summariseCases(database)),
      disputes: toQueue(await summariseWaitingTrips(database, 'decision', now)),
      waiting_trips: toQueue(await summariseWaitingTrips(database, 'confirmation', now)),
      deposit_claims: toQueue(await summariseWaitingTrips(database, 'deposit_claim', now)),
      payment_disputes: await disputesToAnswer(database),
      late_fees: toQueue(await summariseWaitingTrips(database, 'late_fee', now)),
    },
    users: await countNewUsers(database, windows),
    cars: await countNewCars(database, windows),
    payments: await paymentsOfThirtyDays(deps),
    failures: failures.map(({ oldest_at, ...failure }) => ({
      ...failure,
      oldest_at: oldest_at.toISOString(),
    })),
    failed_jobs: await viewFailedJobs(deps),
  };
}

async function disputesToAnswer(
  database: Deps['database'],
): Promise<AdministeringHomeBody['queues']['payment_disputes']> {
  const { waiting, dueAt } = await summariseDisputesToAnswer(database);
  return { waiting, due_at: dueAt?.toISOString() ?? null };
}

function toQueue({ waiting, oldestAt }: QueueSummary): AdministeringHomeBody['queues']['people'] {
  return { waiting, oldest_at: oldestAt?.toISOString() ?? null };
}
