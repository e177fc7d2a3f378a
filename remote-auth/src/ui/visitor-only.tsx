import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { afterSignInPath, useSession } from '@drove/shared-auth';

/**
 * Shows its children to a visitor, and to a person who is asked for their names again; anyone else who is signed in goes
 * where they wanted to, else to the dashboard.
 */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  const isComplete =
    session.status === 'signed-in' && !(session.user.kind === 'minimal' && session.user.toComplete);
  if (isComplete) return <Navigate to={afterSignInPath(state)} replace />;
  return children;
}
