import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './auth-context';

export interface RequireUserProps {
  children: ReactNode;
  /** Shown while it is not known who is here. */
  loading?: ReactNode;
}

/**
 * Shows its children to someone signed in; sends a visitor to sign in, and a person who is asked for their names again to
 * give them, and then back here.
 */
export function RequireUser({ children, loading = <p role="status">Loading...</p> }: RequireUserProps) {
  const session = useSession();
  const location = useLocation();

  if (session.status === 'loading') return loading;
  if (session.status === 'signed-out') return <Navigate to="/login" replace state={{ from: location }} />;
  const { user } = session;
  const isIncomplete = user.kind === 'minimal' && user.toComplete !== undefined;
  if (isIncomplete) return <Navigate to="/register" replace state={{ from: location }} />;
  return children;
}
