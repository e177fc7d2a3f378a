import { useLocation } from 'react-router-dom';

/** The e-mail address that was typed on the screen before; empty when there was none. */
export function useTypedEmail(): string {
  const { state } = useLocation() as { state: unknown };
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
