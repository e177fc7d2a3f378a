import { toast } from 'react-hot-toast';
import { useCurrentUser } from '@drove/shared-auth';
import { BusyButton } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { useDecideOnApproval, type AccountedPayment, type ApprovalDecision } from './api/all-payments';
import { waitingApprovalLabels } from './labels';
import { explainApproval } from './refund-form.messages';

interface WaitingApprovalProps {
  approval: NonNullable<AccountedPayment['awaiting_approval']>;
  /** Of the customer. */
  name: string;
}

/** A refund or repayment that waits for a second administrator, and their decision. */
export function WaitingApproval({ approval, name }: WaitingApprovalProps) {
  const { kind, amount, reason, repayment, requested_by: by } = approval;
  const user = useCurrentUser();
  const isOwn = user.kind === 'full' && user.uuid === by.user_uuid;
  const note = repayment === null ? reason : `${repayment.payee} · ${repayment.reference}`;
  return (
    <div className="mt-2 text-sm">
      <span className="block font-medium">{waitingApprovalLabels.waits}</span>
      <span className="block text-base-content/75">
        {waitingApprovalLabels.kinds[kind](formatMoney(amount))}
      </span>
      {note !== null && <span className="block wrap-anywhere text-base-content/75">{note}</span>}
      <span className="block text-base-content/75">
        {waitingApprovalLabels.requested(`${by.fname} ${by.lname}`, formatInstant(approval.requested_at))}
      </span>
      {!isOwn && <Decisions approvalUuid={approval.approval_uuid} name={name} />}
    </div>
  );
}

function Decisions({ approvalUuid, name }: { approvalUuid: string; name: string }) {
  const decide = useDecideOnApproval();
  const button = (decision: ApprovalDecision) => (
    <BusyButton
      isBusy={decide.isPending && decide.variables.decision === decision}
      isDisabled={decide.isPending}
      className="btn-outline btn-xs mt-1 mr-2"
      onClick={() =>
        decide.mutate(
          { approvalUuid, decision },
          {
            onSuccess: () => toast.success(waitingApprovalLabels.decided[decision]),
            onError: (error) => toast.error(explainApproval(error).message),
          },
        )
      }
    >
      {waitingApprovalLabels[decision]}
      <span className="sr-only"> {waitingApprovalLabels.target(name)}</span>
    </BusyButton>
  );
  return (
    <>
      {button('approve')}
      {button('decline')}
    </>
  );
}
