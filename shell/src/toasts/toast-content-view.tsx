import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Toast } from 'react-hot-toast';
import { genericSentences, toastContent } from './toast-content';

/** A toast's message. One that throws or never gets ready, be it an element or a function, is replaced by a sentence. */
export function ToastContentView({ toast }: { toast: Toast }) {
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
