import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { IdentityProvider } from '../identity/identity-provider';
import { useForgetOthers } from '../kept-forms/account-of';
import { AuthContext } from './auth-context';
import { createSessionStore } from './session-store';

export interface AuthProviderProps {
  /** Called when the provider mounts, so again when an error boundary above it is reset. */
  loadIdentity: () => Promise<IdentityProvider>;
  /** The backend's address, for example `http://localhost:4000`. */
  apiBaseUrl: string;
  /** Milliseconds for the identity service to load and report. */
  identityLimitMs?: number;
  /** Whether own trips, and what anyone may see, are stored on this device for when the network is away. */
  storesAnswers?: boolean | undefined;
  children: ReactNode;
}

/**
 * Holds the one session of the app.
 *
 * @throws while rendering, to the boundary above, when the identity service cannot be loaded
 */
export function AuthProvider({
  loadIdentity,
  apiBaseUrl,
  identityLimitMs = 120_000,
  storesAnswers,
  children,
}: AuthProviderProps) {
  const [store] = useState(() =>
    createSessionStore({ loadIdentity, apiBaseUrl, identityLimitMs, storesAnswers }),
  );
  useEffect(() => store.start(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.getState);

  useForgetOthers(state.auth.session);

  if (state.error) throw state.error;
  return <AuthContext value={state}>{children}</AuthContext>;
}
