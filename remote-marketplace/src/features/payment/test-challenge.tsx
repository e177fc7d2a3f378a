import { useState } from 'react';
import { fillIn, Sheet } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import { useConfirmPayment } from './api/payments';
import type { Payment } from '../../api/reservations';
import { brandLabel } from '../../lib/card-number';
import { testChallengeLabels } from './card-labels';
import { payMessage } from './pay.messages';

/**
 * The test bank's question whether this payment is the customer's (3-D Secure). It can be put off and reopened, and
 * closes with the answer, so that the keyboard is back where it was.
 */
export function TestChallenge({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(true);
  const confirm = useConfirmPayment(payment.payment_uuid);
  const answer = (approved: boolean) => {
    setOpen(false);
    confirm.mutate({ approved });
  };

  return (
    <>
      <div role="status" className="alert alert-info alert-soft">
        {confirm.isPending ? (
          <span>{testChallengeLabels.pending}</span>
        ) : (
          <>
            <span>{confirm.isError ? payMessage(confirm.error) : testChallengeLabels.notice}</span>
            <button type="button" className="btn btn-sm" onClick={() => setOpen(true)}>
              {testChallengeLabels.open}
            </button>
          </>
        )}
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading={testChallengeLabels.heading}
        className="sm:w-md"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" className="btn btn-ghost" onClick={() => answer(false)}>
              {testChallengeLabels.refuse}
            </button>
            <button type="button" className="btn btn-primary" onClick={() => answer(true)}>
              {testChallengeLabels.approve}
            </button>
          </div>
        }
      >
        <p>
          {fillIn(
            payment.card
              ? testChallengeLabels.cardQuestion(brandLabel(payment.card.brand), payment.card.last4)
              : testChallengeLabels.question,
            { amount: <strong>{formatMoney(payment.amount)}</strong> },
          )}
        </p>
        <p className="mt-2 text-base-content/80">{testChallengeLabels.explanation}</p>
      </Sheet>
    </>
  );
}
