import type { AdministeringHome } from '../../../api/home';
import { administeringLabels } from '../labels';
import { StartSection } from '../start-section';
import { FailedJobs } from './failed-jobs';
import { Failures } from './failures';
import { Newcomers } from './newcomers';
import { PaymentsByDay } from './payments-by-day';
import { Queues } from './queues';

/** What waits for an administrator, what has failed, and how the marketplace goes. */
export function Administering({ home }: { home: AdministeringHome }) {
  return (
    <>
      <StartSection heading={administeringLabels.queues}>
        <Queues queues={home.queues} />
      </StartSection>
      <StartSection heading={administeringLabels.failures}>
        {(home.failures.length > 0 || home.failed_jobs.length === 0) && <Failures failures={home.failures} />}
        <FailedJobs jobs={home.failed_jobs} />
      </StartSection>
      <StartSection
        heading={administeringLabels.month}
        all={{ to: '/dashboard/all-payments', label: administeringLabels.payments }}
      >
        <div className="grid gap-4">
          <Newcomers users={home.users} cars={home.cars} />
          <PaymentsByDay payments={home.payments} />
        </div>
      </StartSection>
    </>
  );
}
