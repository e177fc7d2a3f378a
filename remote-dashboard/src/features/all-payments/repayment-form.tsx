import { explainRefusal } from 'api-client';
import { toast } from 'react-hot-toast';
import { formatMoney } from 'shared-ui/formats';
import { SelectField, TextField } from 'shared-ui/forms';
import { object, string } from 'yup';
import { useRepayRefund, type AccountedPayment, type RepaymentMethod } from '../../api/all-payments';
import { DataForm, DataFormButtons } from '../../ui/data-form';

interface RepaymentFormProps {
  refund: AccountedPayment['refunds'][number];
  /** Of the customer. */
  name: string;
  onClose: () => void;
}

const methods: Record<RepaymentMethod, string> = {
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  credit: 'Credit',
  other: 'Another way',
};
const schema = object({
  method: string().required('Choose a method.'),
  reference: string().trim().required('Enter a reference.'),
});
const initialValues: { method: RepaymentMethod; reference: string } = {
  method: 'bank_transfer',
  reference: '',
};

/** How a refund has reached the customer that their bank did not take. */
export function RepaymentForm({ refund, name, onClose }: RepaymentFormProps) {
  const repay = useRepayRefund();
  return (
    <DataForm
      label="Paid another way"
      className="mt-2 grid gap-3 text-left"
      initialValues={initialValues}
      schema={schema}
      explain={(error) => explainRefusal(error, { method: 'method', reference: 'reference' })}
      onSend={({ method, reference }) =>
        repay.mutateAsync(
          { refundUuid: refund.refund_uuid, method, reference: reference.trim() },
          { onSuccess: () => toast.success(`Recorded. ${name} can see it`) },
        )
      }
      onSent={onClose}
    >
      <SelectField name="method" label="Method" options={methods} />
      <TextField name="reference" label="Reference (the customer will see it)" maxLength={200} />
      <DataFormButtons
        action={`Record ${formatMoney(refund.amount)} as paid`}
        cancel="Not now"
        onCancel={onClose}
      />
    </DataForm>
  );
}
