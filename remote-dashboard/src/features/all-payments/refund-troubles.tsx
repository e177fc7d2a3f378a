import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { BusyButton } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { useRetryRefund, type AccountedPayment } from './api/all-payments';
import { refundTroublesLabels, waitingApprovalLabels } from './labels';
import { explainRepayment } from './refund-form.messages';
import { RepaymentForm } from './repayment-form';

type Refund = AccountedPayment['refunds'][number];

/** Refunds of a payment that have not arrived: those under way, and those that the customer is still owed. */
export function RefundTroubles({ payment: { refunds, customer } }: { payment: AccountedPayment }) {
  const isMadeAgain = ({ refund_uuid: uuid }: Refund) => refunds.some(({ retry_of: of }) => of === uuid);
  const open = refunds.filter(
    (refund) =>
      !['succeeded', 'charged_back'].includes(refund.status) &&
      refund.repaid === null &&
      !isMadeAgain(refund),
  );
  if (open.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2 text-sm">
      {open.map((refund) => (
        <li key={refund.refund_uuid}>
          {refund.status === 'failed' ? (
            <Failed refund={refund} name={`${customer.fname} ${customer.lname}`} />
          ) : (
            <span className="text-base-content/75">{waitingOf(refund)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a refund that has not been sent, or has not arrived, waits for. */
function waitingOf({ status, amount, created_at: createdAt }: Refund): string {
  const money = formatMoney(amount);
  return status === 'on_hold'
    ? refundTroublesLabels.onHold(money)
    : refundTroublesLabels.pending(money, formatInstant(createdAt));
}

function Failed({ refund, name }: { refund: Refund; name: string }) {
  const retry = useRetryRefund();
  const [isPaying, setIsPaying] = useState(false);
  return (
    <>
      <span className="block text-error">{refundTroublesLabels.failed(formatMoney(refund.amount))}</span>
      <BusyButton
        isBusy={retry.isPending}
        className="btn-outline btn-xs mt-1"
        onClick={() =>
          retry.mutate(refund.refund_uuid, {
            onSuccess: ({ awaiting_approval: isWaiting }) =>
              toast.success(isWaiting ? waitingApprovalLabels.waits : refundTroublesLabels.retried),
            onError: (error) => toast.error(explainRepayment(error).message),
          })
        }
      >
        {refundTroublesLabels.retry}
        <span className="sr-only"> {refundTroublesLabels.retryTarget(name)}</span>
      </BusyButton>
      {isPaying ? (
        <RepaymentForm refund={refund} name={name} onClose={() => setIsPaying(false)} />
      ) : (
        <button type="button" className="btn btn-outline btn-xs ml-2 mt-1" onClick={() => setIsPaying(true)}>
          {refundTroublesLabels.recordPayment}
          <span className="sr-only"> {refundTroublesLabels.recordPaymentTarget(name)}</span>
        </button>
      )}
    </>
  );
}
