import { payButtonLabels } from './card-labels';
interface PayButtonProps {
  label: string;
  /** Why the last try was refused. */
  error: string | undefined;
  isBusy: boolean;
}

/** Sends the payment off; a press while one is under way does nothing. */
export function PayButton({ label, error, isBusy }: PayButtonProps) {
  return (
    <div className="grid gap-4">
      {error && (
        <p role="alert" className="alert alert-error alert-soft">
          {error}
        </p>
      )}
      <button type={isBusy ? 'button' : 'submit'} className="btn btn-primary w-full" aria-disabled={isBusy}>
        {isBusy && <span aria-hidden="true" className="loading loading-spinner loading-sm" />}
        {isBusy ? payButtonLabels.paying : label}
      </button>
    </div>
  );
}
