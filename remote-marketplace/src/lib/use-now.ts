import { useEffect, useState } from 'react';
import { now as serverNow } from '@drove/shared-ui/formats';

/** The time on the server's clock in milliseconds, a second at most ago. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
