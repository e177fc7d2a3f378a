import { type KeyboardEvent, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toast as toasts, type Toast } from 'react-hot-toast';
import { Icon } from '../icons/icon';
import { toastCardLabels } from './labels';
import { DefaultToastIcon, ToastIcon } from './toast-icon';
import { useDragToDismiss } from './use-drag-to-dismiss';
import { genericSentences, toastContent } from './toast-content';

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
    const isDismiss = event.key === 'Escape' || event.key === 'Delete' || event.key === 'Backspace';
    if (!isDismiss) return;
    event.preventDefault();
    onDismissFromWithin(toast.id);
  }

  return (
    <div className="toast-slot" data-leaving={!toast.visible || undefined}>
      <div className="toast-card" data-type={toast.type} style={drag.style} {...drag.handlers}>
        <ErrorBoundary fallback={<DefaultToastIcon type={toast.type} />} resetKeys={[toast.icon]}>
          <ToastIcon toast={toast} />
        </ErrorBoundary>
        <div
          role={isError ? 'alert' : 'status'}
          aria-live={isError ? 'assertive' : 'polite'}
          className="toast-message"
        >
          <ToastContentView toast={toast} />
        </div>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label={toastCardLabels.dismiss}
          onClick={() => onDismissFromWithin(toast.id)}
          onKeyDown={dismissByKey}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </div>
  );
}

/** A toast's message. One that throws or never gets ready, be it an element or a function, is replaced by a sentence. */
function ToastContentView({ toast }: { toast: Toast }) {
  return (
    // A toast may be updated in place: the next message gets its own chance.
    <ErrorBoundary fallback={genericSentences[toast.type]} resetKeys={[toast.message]}>
      <Suspense fallback={genericSentences.loading}>
        <Content toast={toast} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Resolved while rendering, below the boundary. */
function Content({ toast }: { toast: Toast }) {
  return toastContent(toast);
}
