import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { afterSignInPath, useSession } from '@drove/shared-auth';

/** Shows its children to a visitor; anyone who is signed in goes where they wanted to, else to the dashboard. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  if (session.status === 'signed-in') return <Navigate to={afterSignInPath(state)} replace />;
  return children;
}
