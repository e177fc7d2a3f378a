import { useRef, type FocusEvent } from 'react';

/** Remembers where the focus was before it came to the toasts, so that dismissing one does not lose it. */
export function useFocusReturn() {
  const cameFrom = useRef<EventTarget>(null);

  function remember({ currentTarget, relatedTarget }: FocusEvent) {
    const isFromOutside = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
    if (isFromOutside) cameFrom.current = relatedTarget;
  }

  function returnFocus() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return { remember, returnFocus };
}
