import type { ApiClient } from '../http/api-client';
import { problemOf } from '../http/problem';
import { IdentityError } from '../identity/identity-error';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import type { Auth } from './auth-context';
import { discardAccount } from './discard-account';
import { verificationEmailWait } from './verification-email-wait';

interface OwnAccountOptions {
  getIdentity: () => Promise<IdentityProvider>;
  currentUser: () => IdentityUser | undefined;
  apiFor: (user: IdentityUser) => ApiClient;
}

/** What people do to their own account; but for the link they say their password again each time. */
export function createOwnAccount({
  getIdentity,
  currentUser,
  apiFor,
}: OwnAccountOptions): Pick<
  Auth,
  'sendVerificationEmail' | 'confirmPassword' | 'changeEmail' | 'changePassword' | 'closeAccount'
> {
  const confirm = async (password: string): Promise<IdentityUser> => {
    const account = currentUser();
    if (!account) throw new IdentityError('disabled');
    await account.confirmPassword(password);
    return account;
  };

  return {
    sendVerificationEmail: async () => {
      const account = currentUser();
      if (!account) throw new IdentityError('disabled');
      if (verificationEmailWait.leftMs(account.uid) > 0) throw new IdentityError('too-many-attempts');
      await account.sendVerificationEmail();
      verificationEmailWait.begin(account.uid);
    },
    confirmPassword: async (password) => {
      // The token at hand still names the earlier sign-in.
      await (await confirm(password)).getIdToken(true);
    },
    changeEmail: async (newEmail, password) => (await confirm(password)).sendEmailChange(newEmail),
    changePassword: async (newPassword, password) => (await confirm(password)).changePassword(newPassword),
    closeAccount: async (password) => {
      const account = await confirm(password);
      // The profile first: an identity without one could not be told from a sign-up that failed.
      await closeProfile(apiFor(account), account.email);
      await discardAccount(await getIdentity(), account);
    },
  };
}

async function closeProfile(api: ApiClient, email: string): Promise<void> {
  try {
    await api.post('my/account/close', { json: { email } });
  } catch (error) {
    // The answer to an earlier try was lost.
    if (problemOf(error)?.code !== 'ACCOUNT_CLOSED') throw error;
  }
}
