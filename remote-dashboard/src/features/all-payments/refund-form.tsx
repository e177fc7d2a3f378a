import { useFormikContext } from 'formik';
import { formatMoney, type Money, moneyText } from 'shared-ui/formats';
import { TextAreaField, TextField } from 'shared-ui/forms';
import { useRefundPayment, type AccountedPayment } from '../../api/all-payments';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainRefund } from './refund-form.messages';
import { readRefund, refundSchema } from './refund-form.schema';

interface RefundFormProps {
  payment: AccountedPayment;
  onDone: () => void;
  onClose: () => void;
}

interface RefundValues {
  amount: string;
  reason: string;
}

/** How much of a payment goes back, and why. */
export function RefundForm({ payment, onDone, onClose }: RefundFormProps) {
  const { refundable, customer, payment_uuid: paymentUuid } = payment;
  const refund = useRefundPayment();

  function give(values: RefundValues) {
    const amountMinor = readRefund(values.amount, refundable) ?? 0;
    const reason = values.reason.trim();
    return refund.mutateAsync({ paymentUuid, amountMinor, reason });
  }

  return (
    <DataForm
      label="Refund"
      initialValues={{ amount: moneyText(refundable.amount_minor, refundable.currency), reason: '' }}
      schema={refundSchema(refundable)}
      explain={explainRefund}
      onSend={give}
      onSent={onDone}
    >
      <p>
        {customer.fname} {customer.lname} paid {formatMoney(payment.amount)}; {formatMoney(refundable)} of it
        can go back.
      </p>
      <div className="mt-4">
        <TextField
          name="amount"
          label={`Amount (${refundable.currency})`}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="mt-4">
        <TextAreaField name="reason" label="Reason (the customer will see it)" maxLength={500} />
      </div>
      <RefundButtons refundable={refundable} onClose={onClose} />
    </DataForm>
  );
}

/** The button says what pressing it gives back. */
function RefundButtons({ refundable, onClose }: { refundable: Money; onClose: () => void }) {
  const { values } = useFormikContext<RefundValues>();
  const amountMinor = readRefund(values.amount, refundable);
  const action = amountMinor
    ? `Give ${formatMoney({ ...refundable, amount_minor: amountMinor })} back`
    : 'Give back';
  return <DataFormButtons action={action} cancel="Not now" onCancel={onClose} />;
}
