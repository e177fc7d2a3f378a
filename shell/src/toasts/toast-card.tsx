import type { KeyboardEvent } from 'react';
import { resolveValue, toast as toasts, type Toast } from 'react-hot-toast';
import { Icon } from '../icons/icon';
import { ToastIcon } from './toast-icon';
import { useDragToDismiss } from './use-drag-to-dismiss';

const dismissKeys = ['Escape', 'Delete', 'Backspace'];

interface ToastCardProps {
  toast: Toast;
  /** Dismissed by its button or a key, so that it had the focus. */
  onDismissFromWithin: (id: string) => void;
}

/** One toast: announced once, and dismissed by dragging it away, by its button, or by Escape or Delete. */
export function ToastCard({ toast, onDismissFromWithin }: ToastCardProps) {
  const drag = useDragToDismiss(() => toasts.dismiss(toast.id));
  const isError = toast.type === 'error';

  function dismissByKey(event: KeyboardEvent) {
    if (!dismissKeys.includes(event.key)) return;
    event.preventDefault();
    onDismissFromWithin(toast.id);
  }

  return (
    <div className="toast-slot" data-leaving={!toast.visible || undefined}>
      <div className="toast-card" data-type={toast.type} style={drag.style} {...drag.handlers}>
        <ToastIcon toast={toast} />
        <div
          role={isError ? 'alert' : 'status'}
          aria-live={isError ? 'assertive' : 'polite'}
          className="min-w-0 flex-1 py-2 wrap-anywhere"
        >
          {resolveValue(toast.message, toast)}
        </div>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label="Dismiss"
          onClick={() => onDismissFromWithin(toast.id)}
          onKeyDown={dismissByKey}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </div>
  );
}
