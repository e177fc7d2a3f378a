import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the keyboard, and with it the view, to what says what is next once something is done: the button for that may be
 * at the other end of the page. Nothing moves for what was done before.
 */
export function useFocusOnce<Target extends HTMLElement>(isDone: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(isDone);
  useEffect(() => {
    if (isDone && !before.current) target.current?.focus();
    before.current = isDone;
  }, [isDone]);
  return target;
}
