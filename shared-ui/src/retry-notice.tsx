import { ContactText } from './contact-text';
import { retryNoticeLabels } from './labels';

interface RetryNoticeProps {
  /** What is not there, as a heading. */
  heading: string;
  error: unknown;
  onRetry: () => void;
  isBusy?: boolean;
}

/** Says that something could not be loaded and why, and asks for it again. */
export function RetryNotice({ heading, error, onRetry, isBusy = false }: RetryNoticeProps) {
  return (
    <div role="alert" className="rounded-box border border-base-300 bg-base-100 p-6 sm:p-8">
      <h2 className="text-lg font-semibold">{heading}</h2>
      <p className="mt-2 text-base-content/80">
        <ContactText>{error instanceof Error ? error.message : retryNoticeLabels.hint}</ContactText>
      </p>
      <button type="button" className="btn btn-primary mt-5" aria-disabled={isBusy} onClick={onRetry}>
        {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        <span>{retryNoticeLabels.retry}</span>
      </button>
    </div>
  );
}
