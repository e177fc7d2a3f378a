import { useFormikContext } from 'formik';
import { toast } from 'react-hot-toast';
import { formatMoney, type Money, moneyText } from '@drove/shared-ui/formats';
import { TextAreaField, TextField } from '@drove/shared-ui/forms';
import { useRefundPayment, type AccountedPayment } from './api/all-payments';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { refundFormLabels, waitingApprovalLabels } from './labels';
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
    const order = { paymentUuid, amountMinor, reason };
    return refund.mutateAsync(order, {
      onSuccess: ({ awaiting_approval: isWaiting }) =>
        toast.success(isWaiting ? waitingApprovalLabels.waits : refundFormLabels.started),
    });
  }

  return (
    <DataForm
      label={refundFormLabels.form}
      initialValues={{ amount: moneyText(refundable.amount_minor, refundable.currency), reason: '' }}
      schema={refundSchema(refundable)}
      explain={explainRefund}
      onSend={give}
      onSent={onDone}
    >
      <p>
        {refundFormLabels.explanation(
          customer.fname,
          customer.lname,
          formatMoney(payment.amount),
          formatMoney(refundable),
        )}
      </p>
      <div className="mt-4">
        <TextField
          name="amount"
          label={refundFormLabels.amount(refundable.currency)}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="mt-4">
        <TextAreaField name="reason" label={refundFormLabels.reason} maxLength={500} />
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
    ? refundFormLabels.submitAmount(formatMoney({ ...refundable, amount_minor: amountMinor }))
    : refundFormLabels.submit;
  return <DataFormButtons action={action} cancel={refundFormLabels.cancel} onCancel={onClose} />;
}
