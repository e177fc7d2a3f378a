import { useId, useRef, useState } from 'react';
import { useRefundPayment, type AccountedPayment } from '../../api/all-payments';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { formatMoney, moneyText, readMoney } from '../../lib/money';
import { BusyButton } from '../../ui/busy-button';
import { FocusFirstError } from '../../ui/focus-first-error';
import { ReasonField } from '../../ui/reason-field';

interface RefundFormProps {
  payment: AccountedPayment;
  onDone: () => void;
  onClose: () => void;
}

/** How much of a payment goes back, and why. */
export function RefundForm({ payment, onDone, onClose }: RefundFormProps) {
  const id = useId();
  const { refundable, customer } = payment;
  const refund = useRefundPayment();
  const [amount, setAmount] = useState(moneyText(refundable.amount_minor, refundable.currency));
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const isTried = attempts > 0;
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const amountMinor = readMoney(amount, refundable.currency);
  const mistake =
    !amountMinor || amountMinor > refundable.amount_minor
      ? `Please enter an amount up to ${formatMoney(refundable)}.`
      : undefined;

  // What is typed anew is another refund.
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setIdempotencyKey(newIdempotencyKey());
  };

  function give() {
    setAttempts(attempts + 1);
    if (mistake || !amountMinor || !reason.trim()) return;
    refund.mutate(
      { paymentUuid: payment.payment_uuid, amountMinor, reason: reason.trim(), idempotencyKey },
      { onSuccess: onDone },
    );
  }

  return (
    <div ref={fields}>
      <FocusFirstError form={fields} attempts={attempts} isBusy={refund.isPending} />
      <p>
        {customer.fname} {customer.lname} paid {formatMoney(payment.amount)}; {formatMoney(refundable)} of it
        can go back.
      </p>
      <div className="mt-4">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          Amount ({refundable.currency})
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className={`input w-full ${isTried && mistake ? 'input-error' : ''}`}
          aria-invalid={isTried && mistake !== undefined}
          aria-describedby={isTried && mistake ? `${id}-error` : undefined}
          value={amount}
          onChange={(event) => change(setAmount)(event.target.value)}
        />
        {isTried && mistake && (
          <p id={`${id}-error`} className="mt-1 text-sm text-error">
            {mistake}
          </p>
        )}
      </div>
      <div className="mt-4">
        <ReasonField
          label="Reason, which the customer reads"
          value={reason}
          maxLength={500}
          error={isTried && !reason.trim() ? 'Please write a reason.' : undefined}
          onChange={change(setReason)}
        />
      </div>
      <p role="alert" className="mt-3 text-error">
        {refund.error?.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <BusyButton isBusy={refund.isPending} onClick={give}>
          {amountMinor && !mistake
            ? `Give ${formatMoney({ ...refundable, amount_minor: amountMinor })} back`
            : 'Give back'}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Not now
        </button>
      </div>
    </div>
  );
}
