import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import { disputesOptions } from './api/disputes';
import { answerDue, disputeState } from './dispute-labels';
import { disputesOfTripLabels } from './labels';

/** For administrators: the disputes over payments of a trip, each with the way to its evidence; nothing without one. */
export function DisputesOfTrip({ reservationUuid }: { reservationUuid: string }) {
  const { data } = useQuery(disputesOptions(useApi(), reservationUuid));
  if (!data || data.disputes.length === 0) return null;
  const notices = data.disputes.map((dispute) => (
    <Notice
      key={dispute.dispute_uuid}
      tone={disputeState(dispute).tone}
      heading={disputesOfTripLabels.dispute(formatMoney(dispute.amount), disputeState(dispute).label)}
    >
      <p>{answerDue(dispute)?.label}</p>
      <p>
        <Link to={`/dashboard/all-payments/disputes/${dispute.dispute_uuid}`} className="link">
          {disputesOfTripLabels.link}
        </Link>
      </p>
    </Notice>
  ));
  return <div className="grid w-full max-w-5xl gap-4 px-4 pt-8 sm:px-8">{notices}</div>;
}
