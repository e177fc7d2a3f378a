import { useEffect, type ReactNode } from 'react';
import { RemoteLoadError } from '@drove/shared-auth';
import { Icon } from '../icons/icon';
import { CentredMessage } from './centred-message';
import { errorViewLabels } from './labels';

interface ErrorViewProps {
  heading?: string;
  error: unknown;
  /** Resets the failing view. */
  retry: () => void;
  /** Further ways on, below. */
  children?: ReactNode;
}

/** The generic error view, for a whole page and for one screen inside the frame alike. */
export function ErrorView({ heading = errorViewLabels.heading, error, retry, children }: ErrorViewProps) {
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) console.error(error);
  }, [isMissing, error]);
  return (
    <CentredMessage role="alert">
      <span className="grid size-14 place-items-center rounded-full bg-error/12 text-error">
        <Icon name="alert" className="size-7" />
      </span>
      <h1 className="mt-5 text-2xl font-semibold tracking-tight">{heading}</h1>
      <p className="mt-2 max-w-full text-base-content/80 wrap-anywhere">
        {isMissing ? errorViewLabels.pageNotLoaded : messageOf(error)}
      </p>
      <button type="button" className="btn btn-primary mt-7" onClick={retry}>
        {errorViewLabels.retry}
      </button>
      {children}
    </CentredMessage>
  );
}

/** Which file of which remote is missing helps no visitor; how long we waited does. */
export const isMissingPart = (error: unknown) =>
  error instanceof RemoteLoadError && error.phase !== 'timeout';

/** What a thrown value says for itself; anything may be thrown, some of it says nothing, and some throws when it is read. */
function messageOf(error: unknown): string {
  try {
    const message: unknown =
      typeof error === 'string' ? error : (error as { message?: unknown } | null)?.message;
    return typeof message === 'string' && message.trim() !== '' ? message : errorViewLabels.noDetail;
  } catch {
    return errorViewLabels.noDetail;
  }
}
