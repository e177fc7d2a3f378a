import { useEffect, useRef, type FocusEvent } from 'react';
import type { Toast } from 'react-hot-toast';

interface PauseHandlers {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the toasts' clocks while a pointer is over one of them or one has the focus.
 *
 * react-hot-toast counts the pause from the last start, so it is told only of the first; and a toast that
 * leaves from under the pointer or with the focus sends no event, so that is looked up.
 */
export function usePauseWhileUsed(toasts: Toast[], { startPause, endPause }: PauseHandlers) {
  const container = useRef<HTMLElement>(null);
  const use = useRef({ hovered: false, focused: false, paused: false });

  function settle() {
    const { hovered, focused, paused } = use.current;
    if ((hovered || focused) === paused) return;
    use.current.paused = !paused;
    if (paused) endPause();
    else startPause();
  }

  useEffect(() => {
    const element = container.current;
    if (!element || !use.current.paused) return;
    use.current.hovered &&= element.querySelector(':hover') !== null;
    use.current.focused &&= element.contains(document.activeElement);
    settle();
  }, [toasts]);

  return {
    ref: container,
    onPointerEnter: () => {
      use.current.hovered = true;
      settle();
    },
    onPointerLeave: () => {
      use.current.hovered = false;
      settle();
    },
    onFocus: () => {
      use.current.focused = true;
      settle();
    },
    onBlur: (event: FocusEvent) => {
      use.current.focused = event.currentTarget.contains(event.relatedTarget);
      settle();
    },
  };
}
