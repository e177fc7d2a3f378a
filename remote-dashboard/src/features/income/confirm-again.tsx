import { useAuth } from '@drove/shared-auth';
import { object } from 'yup';
import { explainIdentity } from '../../ui/explain-identity';
import { ConfirmIdentity, usePasswordRule } from '../../ui/confirm-identity';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { bankAccountFormLabels, confirmAgainLabels } from './labels';

/** Has an owner who signed in a while ago prove who they are, and goes on. */
export function ConfirmAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const { confirmPassword } = useAuth();
  const schema = object({ password: usePasswordRule(bankAccountFormLabels.passwordMissing) });
  return (
    <DataForm
      label={confirmAgainLabels.form}
      className="mt-2 grid gap-2"
      initialValues={{ password: '' }}
      schema={schema}
      explain={(error) => explainIdentity(error) ?? { fields: {}, message: confirmAgainLabels.failed }}
      onSend={async ({ password }) => await confirmPassword(password)}
      onSent={onConfirmed}
    >
      <ConfirmIdentity label={confirmAgainLabels.password} />
      <div>
        <DataFormButtons action={confirmAgainLabels.submit} />
      </div>
    </DataForm>
  );
}
