import { renderHook, waitFor, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAuth, type Auth } from '../session/auth-context';
import { AuthProvider } from '../session/auth-provider';
import type { FakeIdentity } from './fake-identity';
import { TEST_API_URL } from './test-api-url';

/** A tab of the app over an identity service: `result.current` is what its screens get from `useAuth`. */
export function openTab(identity: FakeIdentity): RenderHookResult<Auth, unknown> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider loadIdentity={() => Promise.resolve(identity)} apiBaseUrl={TEST_API_URL}>
      {children}
    </AuthProvider>
  );
  return renderHook(useAuth, { wrapper });
}

/** The same once its session is known. */
export async function openReadyTab(identity: FakeIdentity): Promise<RenderHookResult<Auth, unknown>> {
  const tab = openTab(identity);
  await waitFor(() => expect(tab.result.current.session.status).not.toBe('loading'));
  return tab;
}
