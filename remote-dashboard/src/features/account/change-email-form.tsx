import { useAuth } from '@drove/shared-auth';
import { normalizeEmail } from '@drove/shared-ui/formats';
import { PasswordField, TextField } from '@drove/shared-ui/forms';
import { AccountForm } from './account-form';
import { changeEmailFormLabels } from './labels';
import { changeEmailSchema } from './sign-in-forms.schema';

interface ChangeEmailFormProps {
  email: string;
  onUnsaved: (isUnsaved: boolean) => void;
  onSent: (newEmail: string) => void;
  onCancel: () => void;
}

/** Asks for a link to a new address, which proves that it can be read. */
export function ChangeEmailForm({ email, onUnsaved, onSent, onCancel }: ChangeEmailFormProps) {
  const { changeEmail } = useAuth();
  return (
    <AccountForm
      label={changeEmailFormLabels.heading}
      initialValues={{ email: '', password: '' }}
      schema={changeEmailSchema(email)}
      onUnsaved={onUnsaved}
      onCancel={onCancel}
      action={changeEmailFormLabels.submit}
      onSave={async ({ email: typed, password }) => {
        const newEmail = normalizeEmail(typed);
        await changeEmail(newEmail, password);
        onSent(newEmail);
      }}
    >
      <TextField
        name="email"
        label={changeEmailFormLabels.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={changeEmailFormLabels.emailHint}
      />
      <PasswordField name="password" label={changeEmailFormLabels.password} autoComplete="current-password" />
    </AccountForm>
  );
}
