import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyNotice, StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { disputesOptions, type Dispute } from './api/disputes';
import { answerDue, disputeReason, disputeState } from './dispute-labels';
import { allDisputesLabels } from './labels';

/** Every payment that is disputed at the bank: those that need an answer first, by their last day. */
export function AllDisputes() {
  return (
    <QueryBoundary heading={allDisputesLabels.failed}>
      <DisputeList />
    </QueryBoundary>
  );
}

function DisputeList() {
  const query = useSuspenseQuery(disputesOptions(useApi()));
  const { disputes } = query.data;
  if (disputes.length === 0) {
    return <EmptyNotice heading={allDisputesLabels.emptyHeading}>{allDisputesLabels.emptyText}</EmptyNotice>;
  }
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      {disputes.map((dispute) => (
        <DisputeItem key={dispute.dispute_uuid} dispute={dispute} />
      ))}
    </ul>
  );
}

function DisputeItem({ dispute }: { dispute: Dispute }) {
  const due = answerDue(dispute);
  return (
    <li>
      <Link
        to={`/dashboard/all-payments/disputes/${dispute.dispute_uuid}`}
        className="group flex flex-wrap items-center gap-x-6 gap-y-2 p-4 sm:p-5"
      >
        <span className="min-w-0 grow basis-64">
          <span className="block font-semibold group-hover:text-primary">
            {`${formatMoney(dispute.amount)}: ${disputeReason(dispute.reason)}`}
          </span>
          <span className="block text-sm text-base-content/75">
            {allDisputesLabels.opened(formatInstant(dispute.opened_at))}
          </span>
        </span>
        {due && <span className={due.isNear ? 'font-semibold text-error' : ''}>{due.label}</span>}
        <StatusBadge {...disputeState(dispute)} />
      </Link>
    </li>
  );
}
