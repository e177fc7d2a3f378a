import { useState } from 'react';
import { Sheet } from 'shared-ui';
import { formatMoney } from 'shared-ui/formats';
import { useConfirmPayment } from '../../api/payments';
import type { Payment } from '../../api/reservations';
import { brandWords } from '../../lib/card-number';
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
          <span>Contacting your bank…</span>
        ) : (
          <>
            <span>
              {confirm.isError ? payMessage(confirm.error) : 'Your bank asks you to confirm this payment.'}
            </span>
            <button type="button" className="btn btn-sm" onClick={() => setOpen(true)}>
              Answer your bank
            </button>
          </>
        )}
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading="Your bank asks you to confirm"
        className="sm:w-md"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" className="btn btn-ghost" onClick={() => answer(false)}>
              Refuse
            </button>
            <button type="button" className="btn btn-primary" onClick={() => answer(true)}>
              Approve
            </button>
          </div>
        }
      >
        <p>
          Is this payment of <strong>{formatMoney(payment.amount)}</strong>
          {payment.card &&
            ` with your ${brandWords(payment.card.brand)} card ending in ${payment.card.last4}`}{' '}
          yours?
        </p>
        <p className="mt-2 text-base-content/80">
          This is the test bank. A real one would send you to its app, or ask for a code.
        </p>
      </Sheet>
    </>
  );
}
