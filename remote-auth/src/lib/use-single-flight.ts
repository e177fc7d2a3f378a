import { useRef } from 'react';

/**
 * An action that runs once at a time: anyone who asks again meanwhile gets the run that is under way. A second
 * click may come before a busy state is on the screen.
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const underWay = useRef<Promise<void> | null>(null);
  return (...args) => {
    underWay.current ??= action(...args).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
