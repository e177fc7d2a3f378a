import { toast } from 'react-hot-toast';
import { BusyButton } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import { useRetryFailedJob, type AdministeringHome } from '../../../api/home';
import { formatAge } from '../../../lib/format-age';
import { Icon } from '../../../ui/icon';
import { failedJobsLabels } from '../labels';
import { failedJobMessage } from './failed-jobs.messages';

/** Background jobs that are not tried any more, each with a button that has it run once more. */
export function FailedJobs({ jobs }: { jobs: AdministeringHome['failed_jobs'] }) {
  if (jobs.length === 0) return null;
  return (
    <ul
      aria-label={failedJobsLabels.heading}
      className="mt-4 divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised"
    >
      {jobs.map((job) => (
        <FailedJob key={job.job_uuid} job={job} />
      ))}
    </ul>
  );
}

function FailedJob({ job }: { job: AdministeringHome['failed_jobs'][number] }) {
  const { job_uuid: uuid, name, failed_at: failedAt, attempts, reason } = job;
  const retry = useRetryFailedJob();
  return (
    <li className="flex flex-wrap items-center gap-4 p-4 sm:p-5">
      <Icon name="warning" className="size-6 text-error" />
      <div className="min-w-0 grow basis-56">
        <h3 className="font-semibold first-letter:uppercase">{name}</h3>
        <p className="text-sm text-base-content/80 wrap-anywhere">
          {failedJobsLabels.failed(formatAge(failedAt), counted(attempts, 'attempt'), reason)}
        </p>
      </div>
      <BusyButton
        isBusy={retry.isPending}
        className="btn-outline btn-sm"
        onClick={() =>
          retry.mutate(uuid, {
            onSuccess: () => toast.success(failedJobsLabels.retried),
            onError: (error) => toast.error(failedJobMessage(error)),
          })
        }
      >
        {failedJobsLabels.retry}
        <span className="sr-only"> {failedJobsLabels.retryTarget(name)}</span>
      </BusyButton>
    </li>
  );
}
