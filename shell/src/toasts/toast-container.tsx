import { type FocusEvent, useRef } from 'react';
import { toast as toasts, useToaster } from 'react-hot-toast';
import { toastContainerLabels } from './labels';
import { ToastCard } from './toast-card';
import { usePauseWhileUsed } from './use-pause-while-used';

/** How long a toast stays, in milliseconds, not counting the time that it is hovered or focused. */
const TOAST_DURATION_MS = 5000;
const EXIT_MS = 250;

const frame = { 'aria-label': toastContainerLabels.notifications, className: 'toast-container' };

/** Keeps the place while the container restarts after a failure. */
export const EmptyToastContainer = () => <section {...frame} />;

/**
 * Where every part of the product's toasts appear: top right, or across a phone's width. Always present, so
 * that a toast may be sent before, between and after screens. Rendered once, by the shell.
 */
export function ToastContainer() {
  const toaster = useToaster({
    duration: TOAST_DURATION_MS,
    removeDelay: EXIT_MS,
    loading: { duration: Infinity },
  });
  const { ref, onFocus, ...others } = usePauseWhileUsed(toaster.toasts, toaster.handlers);
  const { remember, returnFocus } = useFocusReturn();

  function focused(event: FocusEvent) {
    remember(event);
    onFocus();
  }

  const listeners = { ...others, onFocus: focused };

  function dismissFromWithin(id: string) {
    toasts.dismiss(id);
    returnFocus();
  }

  return (
    <section ref={ref} {...frame} {...listeners}>
      {toaster.toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismissFromWithin={dismissFromWithin} />
      ))}
    </section>
  );
}

/** Remembers where the focus was before it came to the toasts, so that dismissing one does not lose it. */
function useFocusReturn() {
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
