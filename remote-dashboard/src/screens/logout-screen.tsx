import { SignOut } from '../features/sign-out/sign-out';

/** Ends the session; the shell then leads to signing in. */
export function LogoutScreen() {
  return <SignOut />;
}
