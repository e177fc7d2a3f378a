import { useEffect, useState } from 'react';

/** Milliseconds that "is writing" stays without another sign of it. */
const STAYS_MS = 6000;

/** Whether the other side is writing: until some seconds after the last sign of it. */
export function useTyping(): [isTyping: boolean, set: (isTyping: boolean) => void] {
  const [signs, setSigns] = useState(0);
  useEffect(() => {
    if (signs === 0) return undefined;
    const timer = setTimeout(() => setSigns(0), STAYS_MS);
    return () => clearTimeout(timer);
  }, [signs]);
  return [signs > 0, (isTyping) => setSigns((now) => (isTyping ? now + 1 : 0))];
}
