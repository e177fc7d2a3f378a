import { useLocation } from 'react-router-dom';
import { afterSignInPath } from '@drove/shared-auth';

/** The role that the page is for which a visitor comes from; empty when it says nothing of it. */
export function useWantedRole(): string {
  const { state } = useLocation() as { state: unknown };
  const path = afterSignInPath(state);
  if (/^\/upload-car-page\b/.test(path)) return 'car_owner';
  return /^\/(payment\b|carlisting\/car\/)/.test(path) ? 'customer' : '';
}
