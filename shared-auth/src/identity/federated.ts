import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { emulatorQuestion } from './federated.messages';
import { firebaseCode } from './firebase-errors';
import { IdentityError } from './identity-error';
import { federatedProviders, type FederatedProvider } from './identity-provider';

const services = { google: new GoogleAuthProvider(), apple: new OAuthProvider('apple.com') };
services.google.setCustomParameters({ prompt: 'select_account' });
services.apple.addScope('email');
services.apple.addScope('name');

/** By which service an account signs in; `password` where it has one as well. */
export function signsInWith({ providerData }: User): 'password' | FederatedProvider {
  const ids = providerData.map(({ providerId }) => providerId);
  const found = federatedProviders.find((provider) => ids.includes(services[provider].providerId));
  return ids.includes('password') || !found ? 'password' : found;
}

/** The service's own window; who is signed in already says who they are once more. */
export async function throughWindow(
  auth: Auth,
  provider: FederatedProvider,
  user?: User,
): Promise<UserCredential> {
  try {
    if (auth.emulatorConfig) return await throughEmulator(auth, provider, user);
    const service = services[provider];
    if (user) return await reauthenticateWithPopup(user, service, browserPopupRedirectResolver);
    return await signInWithPopup(auth, service, browserPopupRedirectResolver);
  } catch (error) {
    if (firebaseCode(error) !== 'auth/user-mismatch') throw error;
    throw new IdentityError('other-method', { cause: error });
  }
}

/**
 * The emulator plays the service: it takes an account as it is described. Its own window needs a script from
 * Google's servers, which a computer without a network does not have.
 */
async function throughEmulator(
  auth: Auth,
  provider: FederatedProvider,
  user?: User,
): Promise<UserCredential> {
  const email = user?.email ?? globalThis.prompt(emulatorQuestion(provider))?.trim();
  if (!email) throw new IdentityError('cancelled');
  const idToken = JSON.stringify({ sub: email, email, email_verified: true, name: nameIn(email) });
  const credential =
    provider === 'google' ? GoogleAuthProvider.credential(idToken) : services.apple.credential({ idToken });
  return user ? reauthenticateWithCredential(user, credential) : signInWithCredential(auth, credential);
}

const nameIn = (email: string) =>
  (email.split('@')[0] ?? '')
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
