import type { IdentityProvider } from '@drove/shared-auth/host';
import type { IsolationSettings } from '../isolation-settings';

const runKey = 'isolation-run';

/**
 * The identity service, beginning with anyone who was chosen; what the app does with it afterwards is its own affair.
 * A page that reloads itself because its code was edited keeps the session that it has by then.
 *
 * @param session one of `specialSessions`, or an account's e-mail address
 * @throws IdentityError when the account cannot be signed in
 */
export async function beginWith(
  identity: IdentityProvider,
  session: string,
  { accounts, password }: Pick<IsolationSettings, 'accounts' | 'password'>,
): Promise<IdentityProvider> {
  if (session === 'loading') return { ...identity, onUserChanged: () => () => undefined };
  const run = new URLSearchParams(location.search).get('run');
  if (run !== null && sessionStorage.getItem(runKey) === run) return identity;

  const [anybody] = accounts;
  const email = session === 'no-profile' ? anybody?.email : session;
  if (session === 'signed-out' || email === undefined) await identity.signOut();
  else await identity.signIn(email, password);
  if (run !== null) sessionStorage.setItem(runKey, run);
  return identity;
}
