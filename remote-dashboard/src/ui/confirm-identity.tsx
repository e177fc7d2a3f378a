import { providerNames, useCurrentUser } from '@drove/shared-auth';
import { PasswordField } from '@drove/shared-ui/forms';
import { string } from 'yup';
import { confirmIdentityLabels } from './labels';

interface ConfirmIdentityProps {
  label: string;
  hint?: string;
}

/** The field by which people prove who they are; an account of another service opens that service's window instead. */
export function ConfirmIdentity({ label, hint }: ConfirmIdentityProps) {
  const { signsInWith } = useCurrentUser();
  if (!signsInWith)
    return (
      <PasswordField name="password" label={label} {...(hint && { hint })} autoComplete="current-password" />
    );
  return (
    <p className="text-sm text-base-content/75">
      <span>{confirmIdentityLabels.window(providerNames[signsInWith])}</span> <span>{hint}</span>
    </p>
  );
}

/** What that field must hold: nothing where there is no password. */
export function usePasswordRule(missing: string) {
  const { signsInWith } = useCurrentUser();
  return signsInWith ? string().default('') : string().required(missing);
}
