import { useAuth } from 'shared-auth';
import { PasswordField, TextField } from 'shared-ui/forms';
import { AccountForm } from './account-form';
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
      label="Change email address"
      initialValues={{ email: '', password: '' }}
      schema={changeEmailSchema(email)}
      onUnsaved={onUnsaved}
      onCancel={onCancel}
      action="Send me a link"
      onSave={async ({ email: typed, password }) => {
        const newEmail = typed.trim();
        await changeEmail(newEmail, password);
        onSent(newEmail);
      }}
    >
      <TextField
        name="email"
        label="New email address"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="We’ll send a link to this address. Your email changes when you open it."
      />
      <PasswordField name="password" label="Current password" autoComplete="current-password" />
    </AccountForm>
  );
}
