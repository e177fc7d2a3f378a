import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { BusyButton, Facts, ListSkeleton, Notice, RetryNotice, StatusBadge } from 'shared-ui';
import { formatInstant, formatMoney } from 'shared-ui/formats';
import { disputeOptions, useExportEvidence, type Dispute } from '../../api/disputes';
import { saveFile } from '../../lib/save-file';
import { Icon } from '../../ui/icon';
import { TitledSection } from '../../ui/titled-section';
import { AnswerForm } from './answer-form';
import { answerDue, disputeReason, disputeState } from './dispute-labels';
import { EvidenceSections } from './evidence-sections';

/** A dispute: its last day, what speaks for the payment, and the answer. */
export function DisputePage({ uuid }: { uuid: string }) {
  const query = useQuery(disputeOptions(useApiClient(), uuid));
  if (query.isPending) return <ListSkeleton />;
  if (query.isError) {
    return (
      <RetryNotice
        heading="The dispute could not be loaded"
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { dispute } = query.data;
  return (
    <div className="grid gap-6">
      <DueNotice dispute={dispute} />
      {dispute.refusal && (
        <Notice tone="error" heading="The payment provider didn’t accept the last answer">
          <p>Reason: {dispute.refusal}. What you wrote is below: correct it and send it again.</p>
        </Notice>
      )}
      <TitledSection heading="Dispute">
        <Facts facts={factsOf(dispute)} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`/dashboard/reservations/${dispute.reservation_uuid}`} className="btn btn-outline">
            See the trip
          </Link>
          <Link to={`/dashboard/all-payments?query=${dispute.payment_uuid}`} className="btn btn-outline">
            See the payment
          </Link>
          <EvidenceDownload uuid={uuid} />
        </div>
      </TitledSection>
      {dispute.can.includes('answer') && (
        <TitledSection heading="Answer the bank">
          <AnswerForm uuid={uuid} explanation={dispute.explanation} />
        </TitledSection>
      )}
      <EvidenceSections given={query.data} />
    </div>
  );
}

function DueNotice({ dispute }: { dispute: Dispute }) {
  const due = answerDue(dispute);
  if (!due?.isNear) return null;
  return (
    <Notice tone="error" heading={due.label}>
      <p>Without an answer the bank decides for the customer.</p>
    </Notice>
  );
}

function factsOf(dispute: Dispute) {
  const { answered_at: answeredAt, sent_at: sentAt, explanation, answer } = dispute;
  const answers = {
    contest: 'Contested with evidence',
    accept: 'Accepted',
    elsewhere: 'Given at the payment provider',
  };
  return [
    { name: 'State', value: <StatusBadge {...disputeState(dispute)} /> },
    { name: 'Reason given to the bank', value: disputeReason(dispute.reason) },
    { name: 'Disputed', value: formatMoney(dispute.amount) },
    { name: 'Taken by the bank', value: formatMoney(dispute.taken) },
    { name: 'Opened', value: formatInstant(dispute.opened_at) },
    ...(dispute.answer_by ? [{ name: 'Last day to answer', value: formatInstant(dispute.answer_by) }] : []),
    ...(answer ? [{ name: 'Answer', value: answers[answer] }] : []),
    ...(answeredAt ? [{ name: 'Answered', value: formatInstant(answeredAt) }] : []),
    ...(answeredAt
      ? [{ name: 'Taken on by the provider', value: sentAt ? formatInstant(sentAt) : 'Not yet' }]
      : []),
    ...(explanation ? [{ name: 'Explanation', value: explanation }] : []),
  ];
}

function EvidenceDownload({ uuid }: { uuid: string }) {
  const exporting = useExportEvidence(uuid);
  return (
    <BusyButton
      isBusy={exporting.isPending}
      className="btn-outline"
      onClick={() =>
        exporting.mutate(undefined, {
          onSuccess: (file) => saveFile(file, `evidence-${uuid.slice(0, 8)}.zip`),
          onError: (error) => toast.error(error.message),
        })
      }
    >
      <Icon name="download" />
      Download the evidence
    </BusyButton>
  );
}
