import { useEffect, useState } from 'react';
import { overrideLifetimeMs, type Override } from './override';

/** Whether the time of one of the overrides is up. */
export function useExpiry(overrides: Override[]): boolean {
  const [expired, setExpired] = useState(false);
  const ends = overrides.map(({ since }) => since + overrideLifetimeMs);
  const first = ends.length > 0 ? Math.min(...ends) : undefined;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => setExpired(true), Math.max(0, first - Date.now()));
    return () => clearTimeout(timer);
  }, [first]);
  return expired;
}
