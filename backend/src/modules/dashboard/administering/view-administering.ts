import type { Deps } from '../../../platform/deps.js';
import { countNewCars, countNewUsers, type Windows } from './administering-home.repository.js';
import type { AdministeringHomeBody } from './administering-home.schemas.js';
import { viewFailedJobs } from './failed-jobs.js';
import { readFailures } from './failures.repository.js';
import { paymentsOfThirtyDays } from './payments-of-thirty-days.js';
import { selectWaitingTrips } from '../../booking/public.js';
import { summariseDisputesToAnswer } from '../../payments/public.js';
import { carQueue } from '../../catalog/public.js';
import { summariseQueue, userQueue } from '../../people/public.js';
import { caseQueue } from '../../support/public.js';

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
      people: await summariseQueue(database, userQueue.waiting),
      cars: await summariseQueue(database, carQueue.waiting),
      cases: await summariseQueue(database, caseQueue.waiting),
      disputes: await summariseQueue(database, selectWaitingTrips('decision', now)),
      waiting_trips: await summariseQueue(database, selectWaitingTrips('confirmation', now)),
      deposit_claims: await summariseQueue(database, selectWaitingTrips('deposit_claim', now)),
      payment_disputes: await summariseDisputesToAnswer(database),
      trips_of_suspended: await summariseQueue(database, selectWaitingTrips('owner_suspended', now)),
      late_fees: await summariseQueue(database, selectWaitingTrips('late_fee', now)),
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
