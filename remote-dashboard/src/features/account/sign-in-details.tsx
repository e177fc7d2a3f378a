import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { providerNames, useCurrentUser } from '@drove/shared-auth';
import { StatusBadge } from '@drove/shared-ui';
import { useReloadMyAccount } from '../../api/my-account';
import { ConfirmEmail } from '../../ui/confirm-email';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { signInDetailsLabels } from './labels';
import { LinkSent } from './link-sent';
import { SignInDetail } from './sign-in-detail';

interface SignInDetailsProps {
  isEmailConfirmed: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The address and the password with which one signs in, and changing one of them. */
export function SignInDetails({ isEmailConfirmed, onUnsaved }: SignInDetailsProps) {
  const { email, signsInWith } = useCurrentUser();
  const reload = useReloadMyAccount();
  const [opened, setOpened] = useState<'email' | 'password'>();
  const [awaited, setAwaited] = useState<string>();
  const close = () => setOpened(undefined);

  const address = (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{email}</span>
      {isEmailConfirmed ? (
        <StatusBadge tone="success" label={signInDetailsLabels.confirmed} />
      ) : (
        <StatusBadge tone="warning" label={signInDetailsLabels.notConfirmed} />
      )}
    </span>
  );

  // Address and password are the other service's to change.
  if (signsInWith) {
    return (
      <div className="grid gap-1 wrap-anywhere">
        <div>{address}</div>
        <p className="text-sm text-base-content/75">
          {signInDetailsLabels.federated(providerNames[signsInWith])}
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <SignInDetail
        name={signInDetailsLabels.email}
        value={address}
        action={signInDetailsLabels.changeEmail}
        isOpen={opened === 'email'}
        onToggle={() => {
          setAwaited(undefined);
          setOpened(opened === 'email' ? undefined : 'email');
        }}
      >
        <ChangeEmailForm
          email={email}
          onUnsaved={onUnsaved}
          onCancel={close}
          onSent={(newEmail) => {
            setAwaited(newEmail);
            close();
          }}
        />
      </SignInDetail>
      {!isEmailConfirmed && <ConfirmEmail onConfirmed={() => void reload()} />}
      {awaited && <LinkSent newEmail={awaited} email={email} />}
      <SignInDetail
        name={signInDetailsLabels.password}
        value="••••••••"
        action={signInDetailsLabels.changePassword}
        isOpen={opened === 'password'}
        onToggle={() => setOpened(opened === 'password' ? undefined : 'password')}
      >
        <ChangePasswordForm
          email={email}
          onUnsaved={onUnsaved}
          onCancel={close}
          onChanged={() => {
            toast.success(signInDetailsLabels.passwordChanged);
            close();
          }}
        />
      </SignInDetail>
    </div>
  );
}
