import { useQueryClient } from '@tanstack/react-query';
import { refusedBy, useApi } from '@drove/api-client';
import { toast } from 'react-hot-toast';
import { IdentityError, useAuth, useCurrentUser } from '@drove/shared-auth';
import { Sheet } from '@drove/shared-ui';
import { object } from 'yup';
import { myAccountOptions } from '../../api/my-account';
import { ConfirmIdentity, usePasswordRule } from '../../ui/confirm-identity';
import { Sentence } from '../../ui/sentence';
import { AccountForm } from './account-form';
import { closeAccountDialogLabels } from './labels';
import { UsernameForManagers } from './username-for-managers';

interface CloseAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the password and deletes the account; no one is signed in then, so that the sign-in page follows. */
export function CloseAccountDialog({ isOpen, onClose }: CloseAccountDialogProps) {
  const { closeAccount } = useAuth();
  const { email } = useCurrentUser();
  const password = usePasswordRule(closeAccountDialogLabels.passwordMissing);
  const api = useApi();
  const queryClient = useQueryClient();

  async function close(typed: string) {
    try {
      await closeAccount(typed);
    } catch (error) {
      // A trip may have been booked since the page was opened: then it says which.
      void queryClient.invalidateQueries({ queryKey: myAccountOptions(api).queryKey });
      throw error instanceof IdentityError ? error : refusedBy(error);
    }
    // In the place of the toast that says that a person was signed out.
    toast.success(closeAccountDialogLabels.done, { id: 'signed-out' });
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} heading={closeAccountDialogLabels.heading}>
      <AccountForm
        label={closeAccountDialogLabels.form}
        initialValues={{ password: '' }}
        schema={object({ password })}
        onUnsaved={() => undefined}
        onCancel={onClose}
        action={closeAccountDialogLabels.submit}
        actionClass="btn-error"
        onSave={(typed) => close(typed.password)}
      >
        <p>
          <Sentence
            text={closeAccountDialogLabels.confirmation}
            parts={{ email: <strong className="wrap-anywhere">{email}</strong> }}
          />
        </p>
        <UsernameForManagers email={email} />
        <ConfirmIdentity label={closeAccountDialogLabels.password} />
      </AccountForm>
    </Sheet>
  );
}
