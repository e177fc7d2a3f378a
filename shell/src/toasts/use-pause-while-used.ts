import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import type { Toast } from 'react-hot-toast';

interface PauseHandlers {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the toasts' clocks while a pointer is over one of them or one has the focus.
 *
 * react-hot-toast counts the pause from the last start, so it hears only of the first; and a toast that
 * leaves from under the pointer or with the focus sends no event, so that is looked up.
 */
export function usePauseWhileUsed(toasts: Toast[], { startPause, endPause }: PauseHandlers) {
  const container = useRef<HTMLElement>(null);
  const use = useRef({ hovered: false, focused: false, paused: false });

  function settle(change: { hovered?: boolean; focused?: boolean }) {
    Object.assign(use.current, change);
    const inUse = use.current.hovered || use.current.focused;
    if (inUse === use.current.paused) return;
    use.current.paused = inUse;
    if (inUse) startPause();
    else endPause();
  }

  const lookAgain = useEffectEvent(() => {
    const element = container.current;
    if (!element || !use.current.paused) return;
    settle({
      hovered: use.current.hovered && element.querySelector(':hover') !== null,
      focused: use.current.focused && element.contains(document.activeElement),
    });
  });
  const shown = toasts.map(({ id }) => id).join();
  useEffect(() => {
    lookAgain();
  }, [shown]);

  return {
    ref: container,
    onPointerEnter: () => settle({ hovered: true }),
    onPointerLeave: () => settle({ hovered: false }),
    onFocus: () => settle({ focused: true }),
    onBlur: (event: FocusEvent) => settle({ focused: event.currentTarget.contains(event.relatedTarget) }),
  };
}
