import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import type { FirebaseIdentityConfiguration } from './create-firebase-identity';
import { signsInWith, throughWindow } from './federated';
import { firebaseCode, toIdentityError, toTokenError } from './firebase-errors';
import type { IdentityProvider, IdentityUser } from './identity-provider';

async function translateErrors<T>(work: Promise<T>, translate = toIdentityError): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}

const tellsOfAnAccount = new Set(['auth/user-not-found', 'auth/user-disabled']);

/** The address may have been changed elsewhere, and the tokens still carry the one before. */
async function reloadWithToken(user: User): Promise<void> {
  const before = user.email;
  await reload(user);
  if (user.email !== before) await user.getIdToken(true);
}

/** A token from before the address was confirmed would go on denying it for up to an hour. */
async function currentToken(user: User, forceRefresh?: boolean): Promise<string> {
  const token = await user.getIdToken(forceRefresh);
  if (!user.emailVerified) return token;
  const { claims } = await user.getIdTokenResult();
  return claims['email_verified'] === false ? user.getIdToken(true) : token;
}

async function sendVerificationLink(user: User): Promise<void> {
  const { origin, pathname } = globalThis.location;
  try {
    await sendEmailVerification(user, { url: `${origin}${pathname}#/dashboard/account` });
  } catch (error) {
    // The project does not list this page's domain: the mail matters more than the way back.
    if (firebaseCode(error) !== 'auth/unauthorized-continue-uri') throw error;
    await sendEmailVerification(user);
  }
}

async function signInAgain(auth: Auth, user: User, password: string): Promise<void> {
  // By the address that the account has now: with the one before, every password would be wrong.
  await reload(user);
  const method = signsInWith(user);
  if (method !== 'password') return void (await throughWindow(auth, method, user));
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

function toIdentityUser(auth: Auth, user: User): IdentityUser {
  return {
    uid: user.uid,
    get email() {
      return user.email ?? '';
    },
    get emailVerified() {
      return user.emailVerified;
    },
    displayName: user.displayName ?? '',
    get signsInWith() {
      return signsInWith(user);
    },
    getIdToken: (forceRefresh) => translateErrors(currentToken(user, forceRefresh), toTokenError),
    sendVerificationEmail: () => translateErrors(sendVerificationLink(user)),
    refresh: () => translateErrors(reloadWithToken(user), toTokenError),
    confirmPassword: (password) => translateErrors(signInAgain(auth, user, password)),
    sendEmailChange: (newEmail) => translateErrors(verifyBeforeUpdateEmail(user, newEmail)),
    changePassword: (newPassword) => translateErrors(updatePassword(user, newPassword)),
    deleteAccount: () => translateErrors(deleteUser(user)),
  };
}

/**
 * Firebase Auth with only what is used of it: `initializeAuth` instead of `getAuth` leaves out
 * redirects and the providers that no one here signs in with. Sessions are kept in IndexedDB, where the
 * other tabs see them too, or in localStorage where there is no IndexedDB.
 */
export function connectFirebase({
  emulatorUrl,
  signInProviders,
  ...options
}: FirebaseIdentityConfiguration): IdentityProvider {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  const enter = async (entering: Promise<{ user: User }>) =>
    toIdentityUser(auth, (await translateErrors(entering)).user);

  return {
    federated: signInProviders,
    onUserChanged: (report) =>
      onAuthStateChanged(auth, (user) => {
        report(user && toIdentityUser(auth, user));
      }),
    createAccount: (email, password) => enter(createUserWithEmailAndPassword(auth, email, password)),
    signIn: (email, password) => enter(signInWithEmailAndPassword(auth, email, password)),
    signInWith: (provider) => enter(throughWindow(auth, provider)),
    signOut: () => translateErrors(signOut(auth)),
    sendPasswordReset: async (email) => {
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (error) {
        // No one may learn from here who has an account, or had one until it was disabled.
        if (!tellsOfAnAccount.has(firebaseCode(error))) throw toIdentityError(error);
      }
    },
  };
}
