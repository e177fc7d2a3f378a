import { toast } from 'react-hot-toast';
import { formatMoney } from '@drove/shared-ui/formats';
import { SelectField, TextField } from '@drove/shared-ui/forms';
import { object, string } from 'yup';
import { useRepayRefund, type AccountedPayment, type RepaymentMethod } from './api/all-payments';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { repaymentFormLabels, waitingApprovalLabels } from './labels';
import { explainRepayment } from './refund-form.messages';

interface RepaymentFormProps {
  refund: AccountedPayment['refunds'][number];
  /** Of the customer. */
  name: string;
  onClose: () => void;
}

const methods: Record<RepaymentMethod, string> = {
  bank_transfer: repaymentFormLabels.methods.bankTransfer,
  cash: repaymentFormLabels.methods.cash,
  credit: repaymentFormLabels.methods.credit,
  other: repaymentFormLabels.methods.other,
};
const schema = object({
  method: string().required(repaymentFormLabels.methodMissing),
  reference: string().trim().required(repaymentFormLabels.referenceMissing),
  payee: string().trim().required(repaymentFormLabels.payeeMissing),
});

/** How a refund has reached the customer that their bank did not take. */
export function RepaymentForm({ refund, name, onClose }: RepaymentFormProps) {
  const repay = useRepayRefund();
  const initialValues: { method: RepaymentMethod; reference: string; payee: string } = {
    method: 'bank_transfer',
    reference: '',
    payee: name,
  };
  return (
    <DataForm
      label={repaymentFormLabels.form}
      className="mt-2 grid gap-3 text-left"
      initialValues={initialValues}
      schema={schema}
      explain={explainRepayment}
      onSend={({ method, reference, payee }) =>
        repay.mutateAsync(
          { refundUuid: refund.refund_uuid, method, reference: reference.trim(), payee: payee.trim() },
          {
            onSuccess: ({ awaiting_approval: isWaiting }) =>
              toast.success(isWaiting ? waitingApprovalLabels.waits : repaymentFormLabels.recorded(name)),
          },
        )
      }
      onSent={onClose}
    >
      <SelectField name="method" label={repaymentFormLabels.method} options={methods} />
      <TextField name="reference" label={repaymentFormLabels.reference} maxLength={200} />
      <TextField name="payee" label={repaymentFormLabels.payee} maxLength={200} />
      <DataFormButtons
        action={repaymentFormLabels.submit(formatMoney(refund.amount))}
        cancel={repaymentFormLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}
