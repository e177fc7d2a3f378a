import { useState, type ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { useCurrentUser } from 'shared-auth';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { LinkSent } from './link-sent';

interface SignInDetailsProps {
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The address and the password with which one signs in, and changing one of them. */
export function SignInDetails({ onUnsaved }: SignInDetailsProps) {
  const { email } = useCurrentUser();
  const [opened, setOpened] = useState<'email' | 'password'>();
  const [awaited, setAwaited] = useState<string>();
  const close = () => setOpened(undefined);

  return (
    <div className="grid gap-5">
      <Detail
        name="Email address"
        value={email}
        action="Change email address"
        isOpen={opened === 'email'}
        onOpen={() => {
          setAwaited(undefined);
          setOpened('email');
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
      </Detail>
      {awaited && <LinkSent newEmail={awaited} email={email} />}
      <Detail
        name="Password"
        value="Known to you alone"
        action="Change password"
        isOpen={opened === 'password'}
        onOpen={() => setOpened('password')}
      >
        <ChangePasswordForm
          email={email}
          onUnsaved={onUnsaved}
          onCancel={close}
          onChanged={() => {
            toast.success('Your password is changed. Other devices are signed out');
            close();
          }}
        />
      </Detail>
    </div>
  );
}

interface DetailProps {
  name: string;
  value: string;
  action: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** What it is now, and in its place the form for something else once that is wanted. */
function Detail({ name, value, action, isOpen, onOpen, children }: DetailProps) {
  return (
    <div className="grid gap-4">
      <div className="grid items-center justify-items-start gap-3 sm:grid-cols-[1fr_auto]">
        <p className="min-w-0">
          <span className="block text-sm text-base-content/75">{name}</span>
          <span className="wrap-anywhere">{value}</span>
        </p>
        {!isOpen && (
          <button type="button" className="btn btn-outline" onClick={onOpen}>
            {action}
          </button>
        )}
      </div>
      {isOpen && <div className="rounded-box bg-base-200 p-4 sm:p-5">{children}</div>}
    </div>
  );
}
