import { useLocation } from 'react-router-dom';
import { afterSignInPath } from '@drove/shared-auth';
import { isLocalTime, isUuid } from '@drove/shared-ui/formats';

/** The car that a visitor comes from, and the days they chose. */
export interface WantedTrip {
  carUuid: string;
  pickUp: string;
  return: string;
  /** The price they saw; undefined where they came without one. */
  quoteUuid: string | undefined;
}

/** What the visitor is about to book, by the page that sent them to sign in; undefined when they come from elsewhere. */
export function useWantedTrip(): WantedTrip | undefined {
  const { state } = useLocation() as { state: unknown };
  const { pathname, searchParams } = new URL(afterSignInPath(state), 'http://app');
  const carUuid =
    pathname === '/payment' ? searchParams.get('car') : /^\/carlisting\/car\/([^/]+)$/.exec(pathname)?.[1];
  const [pickUp, back] = [searchParams.get('pick_up') ?? '', searchParams.get('return') ?? ''];
  if (!carUuid || !isUuid(carUuid) || !isLocalTime(pickUp) || !isLocalTime(back)) return undefined;
  const quoteUuid = searchParams.get('quote') ?? '';
  return { carUuid, pickUp, return: back, quoteUuid: isUuid(quoteUuid) ? quoteUuid : undefined };
}
