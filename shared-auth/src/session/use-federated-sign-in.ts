import { useEffect, useState } from 'react';
import { IdentityError } from '../identity/identity-error';
import type { FederatedProvider } from '../identity/identity-provider';
import { useAuth } from './auth-context';
import type { Newcomer } from './registration';
import { signInErrorMessage } from './sign-in.messages';

/** What a screen needs to offer the accounts of other services. */
export interface FederatedSignIn {
  /** None where the project is set up for none. */
  providers: readonly FederatedProvider[];
  start: (provider: FederatedProvider) => void;
  /** Whose window is open. */
  pending: FederatedProvider | undefined;
  /** Why it failed, as the visitor reads it; empty when it did not, or when the window was closed. */
  problem: string;
  /** Who goes on with a form for what is missing. */
  newcomer: Newcomer | undefined;
  /** Back to the other ways of signing in. */
  leave: () => void;
}

/** Signing in by the window of another service; a newcomer is forgotten with the screen that asked. */
export function useFederatedSignIn(): FederatedSignIn {
  const { federated, signInWith, leaveSignUp } = useAuth();
  const [pending, setPending] = useState<FederatedProvider>();
  const [problem, setProblem] = useState('');
  const [newcomer, setNewcomer] = useState<Newcomer>();
  useEffect(() => leaveSignUp, [leaveSignUp]);

  const run = async (provider: FederatedProvider) => {
    setPending(provider);
    setProblem('');
    try {
      setNewcomer(await signInWith(provider));
    } catch (error) {
      const isCancelled = error instanceof IdentityError && error.code === 'cancelled';
      setProblem(isCancelled ? '' : signInErrorMessage(error));
    } finally {
      setPending(undefined);
    }
  };
  return {
    providers: federated,
    start: (provider) => void run(provider),
    pending,
    problem,
    newcomer,
    leave: () => {
      leaveSignUp();
      setNewcomer(undefined);
    },
  };
}
