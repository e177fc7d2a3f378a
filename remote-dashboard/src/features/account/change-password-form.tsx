import { useAuth } from '@drove/shared-auth';
import { PasswordField } from '@drove/shared-ui/forms';
import { AccountForm } from './account-form';
import { changePasswordFormLabels } from './labels';
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
      label={changePasswordFormLabels.heading}
      initialValues={{ password: '', new_password: '', confirm_password: '' }}
      schema={changePasswordSchema}
      onUnsaved={onUnsaved}
      onCancel={onCancel}
      action={changePasswordFormLabels.submit}
      onSave={async ({ password, new_password: newPassword }) => {
        await changePassword(newPassword, password);
        onChanged();
      }}
    >
      <UsernameForManagers email={email} />
      <PasswordField
        name="password"
        label={changePasswordFormLabels.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        name="new_password"
        label={changePasswordFormLabels.password}
        autoComplete="new-password"
        hint={changePasswordFormLabels.passwordHint}
      />
      <PasswordField
        name="confirm_password"
        label={changePasswordFormLabels.repetition}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
