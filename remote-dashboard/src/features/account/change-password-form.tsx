import { useAuth } from 'shared-auth';
import { PasswordField } from 'shared-ui/forms';
import { AccountForm } from './account-form';
import { changePasswordSchema } from './sign-in-forms.schema';
import { UsernameForManagers } from './username-for-managers';

interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string;
  onUnsaved: (isUnsaved: boolean) => void;
  onChanged: () => void;
  onCancel: () => void;
}

/** Sets another password. */
export function ChangePasswordForm({ email, onUnsaved, onChanged, onCancel }: ChangePasswordFormProps) {
  const { changePassword } = useAuth();
  return (
    <AccountForm
      label="Change password"
      initialValues={{ password: '', new_password: '', confirm_password: '' }}
      schema={changePasswordSchema}
      onUnsaved={onUnsaved}
      onCancel={onCancel}
      action="Save new password"
      onSave={async ({ password, new_password: newPassword }) => {
        await changePassword(newPassword, password);
        onChanged();
      }}
    >
      <UsernameForManagers email={email} />
      <PasswordField name="password" label="Current password" autoComplete="current-password" />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters. You’ll be signed out on your other devices."
      />
      <PasswordField name="confirm_password" label="Repeat new password" autoComplete="new-password" />
    </AccountForm>
  );
}
