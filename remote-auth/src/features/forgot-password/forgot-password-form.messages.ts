import { IdentityError } from '@drove/shared-auth';

/** The same whether or not there is such an account. */
export function sentMessage(email: string): string {
  return `If ${email} has an account, a link to choose a new password is on its way.`;
}

/** Why no link was sent: nothing here depends on whether the account exists. */
export function forgotPasswordErrorMessage(error: unknown): string {
  const code = error instanceof IdentityError ? error.code : 'unknown';
  if (code === 'too-many-attempts') return 'Too many attempts. Wait a few minutes and try again.';
  if (code === 'unreachable') {
    return 'We can’t reach the sign-in service. Check your connection and try again.';
  }
  return 'We couldn’t send the link. Please try again.';
}
