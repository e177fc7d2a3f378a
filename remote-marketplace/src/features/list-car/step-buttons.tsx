import { ContactText } from '@drove/shared-ui';
import { stepButtonsLabels } from './labels';
interface StepButtonsProps {
  /** Why the last try was refused. */
  error: string | undefined;
  isBusy: boolean;
  onBack: (() => void) | undefined;
  onLater: () => Promise<void>;
}

/** On, back, or away; a press while something is being saved does nothing. */
export function StepButtons({ error, isBusy, onBack, onLater }: StepButtonsProps) {
  return (
    <div className="border-t border-base-300 pt-5">
      {error && (
        <p role="alert" className="mb-4 alert alert-error alert-soft">
          <ContactText>{error}</ContactText>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type={isBusy ? 'button' : 'submit'}
          className="btn btn-primary max-sm:w-full"
          aria-disabled={isBusy}
        >
          {isBusy && <span aria-hidden="true" className="loading loading-spinner loading-sm" />}
          <span>{stepButtonsLabels.saveAndContinue}</span>
        </button>
        <button
          type="button"
          className="btn btn-outline max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void onLater();
          }}
        >
          {stepButtonsLabels.saveForLater}
        </button>
        {onBack && (
          <button type="button" className="btn btn-ghost max-sm:w-full" onClick={onBack}>
            {stepButtonsLabels.back}
          </button>
        )}
      </div>
    </div>
  );
}
