import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

export interface AuthLinkProps {
  to: '/login' | '/register' | '/forgot-password';
  /** What was typed so far, so that no one types it twice. */
  email?: string;
  className?: string;
  children: ReactNode;
}

/** A link between these screens; it takes along where the visitor wanted to go. */
export function AuthLink({
  to,
  email,
  className = 'link link-primary font-medium',
  children,
}: AuthLinkProps) {
  const { state } = useLocation() as { state: unknown };
  const kept = typeof state === 'object' ? state : undefined;
  return (
    <Link to={to} state={{ ...kept, ...(email && { email }) }} className={className}>
      {children}
    </Link>
  );
}
