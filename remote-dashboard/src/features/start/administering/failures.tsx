import { Link } from 'react-router-dom';
import type { AdministeringHome } from '../../../api/home';
import { formatAge } from '../../../lib/format-age';
import { Icon } from '../../../ui/icon';
import { failuresLabels } from '../labels';
import { QuietNote } from '../quiet-note';
import { failureLabels } from './failure-labels';

/** What went wrong and does not mend itself, or should have by now. */
export function Failures({ failures }: Pick<AdministeringHome, 'failures'>) {
  if (failures.length === 0) return <QuietNote>{failuresLabels.none}</QuietNote>;
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      {failures.map((failure) => (
        <li key={failure.kind} className="flex gap-4 p-4 sm:p-5">
          <Icon name="warning" className="size-6 text-error" />
          <FailureText failure={failure} />
        </li>
      ))}
    </ul>
  );
}

function FailureText({ failure }: { failure: AdministeringHome['failures'][number] }) {
  const { kind, count, oldest_at: oldestAt, payment_uuid: paymentUuid, detail } = failure;
  const { heading, text } = failureLabels[kind];
  const labels = count > 1 ? failuresLabels.several : failuresLabels.one;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{heading(count)}</h3>
      <p className="text-base-content/80">{text}</p>
      <p className="text-sm text-base-content/80 wrap-anywhere">
        <span>{labels.age(formatAge(oldestAt), detail)}</span>
        {paymentUuid && (
          <>
            {' · '}
            <Link to={`/dashboard/all-payments?query=${paymentUuid}`} className="link">
              {labels.payment}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
