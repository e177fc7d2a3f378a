import { explainRefusal, isRefusedWith } from '@drove/api-client';
import { useAuth } from '@drove/shared-auth';
import { TextField } from '@drove/shared-ui/forms';
import { object, string } from 'yup';
import { useSaveBankAccount, type PayoutAccount } from './api/payout-account';
import { explainIdentity } from '../../ui/explain-identity';
import { ConfirmEmail } from '../../ui/confirm-email';
import { ConfirmIdentity, usePasswordRule } from '../../ui/confirm-identity';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { bankAccountFormLabels } from './labels';

const fieldOf = { holder: 'holder', iban: 'iban' };

/** The bank account for owners without an account at the provider; what was entered is not shown again. */
export function BankAccountForm({ account }: { account: PayoutAccount['bank_account'] }) {
  const save = useSaveBankAccount();
  const { confirmPassword } = useAuth();
  const schema = object({
    holder: string().trim().required(bankAccountFormLabels.holderMissing),
    iban: string().trim().required('IBAN is required.'),
    password: usePasswordRule(bankAccountFormLabels.passwordMissing),
  });
  return (
    <details className="mt-4" open={!account || account.has_problem}>
      <summary className="cursor-pointer font-medium">
        {account ? bankAccountFormLabels.changeHeading : bankAccountFormLabels.addHeading}
      </summary>
      <DataForm
        label={bankAccountFormLabels.form}
        className="mt-4 grid gap-4"
        initialValues={{ holder: '', iban: '', password: '' }}
        schema={schema}
        explain={(error) =>
          explainIdentity(error) ??
          explainRefusal<'PUT /owner/bank-account'>(error, fieldOf, {
            VALUE_NOT_ALLOWED: null,
            RECENT_SIGN_IN_REQUIRED: null,
            EMAIL_NOT_CONFIRMED: null,
          })
        }
        onSend={async ({ holder, iban, password }) => {
          await confirmPassword(password);
          await save.mutateAsync({ holder: holder.trim(), iban });
        }}
      >
        <TextField name="holder" label={bankAccountFormLabels.holder} autoComplete="name" maxLength={70} />
        <TextField name="iban" label={bankAccountFormLabels.iban} autoComplete="off" maxLength={80} />
        <ConfirmIdentity label={bankAccountFormLabels.password} hint={bankAccountFormLabels.wait} />
        <div>
          <DataFormButtons action={bankAccountFormLabels.submit} />
        </div>
      </DataForm>
      {isRefusedWith<'PUT /owner/bank-account'>(save.error, 'EMAIL_NOT_CONFIRMED') && (
        <ConfirmEmail onConfirmed={() => save.reset()} />
      )}
    </details>
  );
}
