import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { Link, useParams } from 'react-router-dom';
import { BusyButton, Facts, Notice, StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { disputeOptions, useExportEvidence, type Dispute } from './api/disputes';
import { saveFile } from '../../lib/save-file';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { TitledSection } from '../../ui/titled-section';
import { AnswerForm } from './answer-form';
import { answerDue, disputeReason, disputeState } from './dispute-labels';
import { EvidenceSections } from './evidence-sections';
import { disputePageLabels } from './labels';

/** A dispute: its last day, what speaks for the payment, and the answer. */
export function DisputePage() {
  const { dispute_uuid: uuid = '' } = useParams();
  return (
    <Page width="medium">
      <Link to="/dashboard/all-payments/disputes" className="link">
        {disputePageLabels.back}
      </Link>
      <h1 className="mt-2 mb-6 text-3xl font-bold tracking-tight sm:text-4xl">{disputePageLabels.heading}</h1>
      <QueryBoundary heading={disputePageLabels.failed}>
        <DisputeCase uuid={uuid} />
      </QueryBoundary>
    </Page>
  );
}

function DisputeCase({ uuid }: { uuid: string }) {
  const query = useSuspenseQuery(disputeOptions(useApi(), uuid));
  const { dispute } = query.data;
  return (
    <div className="grid gap-6">
      <DueNotice dispute={dispute} />
      {dispute.refusal && (
        <Notice tone="error" heading={disputePageLabels.refusedHeading}>
          <p>{disputePageLabels.refusedText(dispute.refusal)}</p>
        </Notice>
      )}
      <TitledSection heading={disputePageLabels.dispute}>
        <Facts facts={factsOf(dispute)} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`/dashboard/reservations/${dispute.reservation_uuid}`} className="btn btn-outline">
            {disputePageLabels.trip}
          </Link>
          <Link to={`/dashboard/all-payments?query=${dispute.payment_uuid}`} className="btn btn-outline">
            {disputePageLabels.payment}
          </Link>
          <EvidenceDownload uuid={uuid} />
        </div>
      </TitledSection>
      {dispute.can.includes('answer') && (
        <TitledSection heading={disputePageLabels.answerHeading}>
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
      <p>{disputePageLabels.dueText}</p>
    </Notice>
  );
}

function factsOf(dispute: Dispute) {
  const { answered_at: answeredAt, sent_at: sentAt, explanation, answer } = dispute;
  const answers = {
    contest: disputePageLabels.answers.contest,
    accept: disputePageLabels.answers.accept,
    elsewhere: disputePageLabels.answers.elsewhere,
  };
  return [
    { name: disputePageLabels.state, value: <StatusBadge {...disputeState(dispute)} /> },
    { name: disputePageLabels.reason, value: disputeReason(dispute.reason) },
    { name: disputePageLabels.disputed, value: formatMoney(dispute.amount) },
    { name: disputePageLabels.taken, value: formatMoney(dispute.taken) },
    { name: disputePageLabels.opened, value: formatInstant(dispute.opened_at) },
    ...(dispute.answer_by
      ? [{ name: disputePageLabels.answerBy, value: formatInstant(dispute.answer_by) }]
      : []),
    ...(answer ? [{ name: disputePageLabels.answer, value: answers[answer] }] : []),
    ...(answeredAt ? [{ name: disputePageLabels.answered, value: formatInstant(answeredAt) }] : []),
    ...(answeredAt
      ? [
          {
            name: disputePageLabels.sent,
            value: sentAt ? formatInstant(sentAt) : disputePageLabels.notSent,
          },
        ]
      : []),
    ...(explanation ? [{ name: disputePageLabels.explanation, value: explanation }] : []),
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
      {disputePageLabels.download}
    </BusyButton>
  );
}
