import { documentProgressLabels } from './labels';
interface DocumentProgressProps {
  label: string;
  name: string;
  /** From 0 to 1. */
  sent: number;
  onCancel: () => void;
}

/** How far a document has come, and giving it up. */
export function DocumentProgress({ label, name, sent, onCancel }: DocumentProgressProps) {
  return (
    <div className="rounded-field border border-base-300 p-4">
      <p className="truncate text-sm font-medium">{name}</p>
      <progress
        className="progress mt-2 block w-full progress-primary"
        aria-label={documentProgressLabels.sending(label)}
        max={1}
        // All of it sent means that the server is at work, for which there is no measure.
        {...(sent < 1 && { value: sent })}
      />
      <p className="mt-2 flex items-center justify-between gap-3 text-sm text-base-content/80">
        <span>
          {sent < 1 ? documentProgressLabels.sent(Math.round(sent * 100)) : documentProgressLabels.checking}
        </span>
        <button type="button" className="btn btn-ghost btn-sm" onClick={onCancel}>
          {documentProgressLabels.cancel}
          <span className="sr-only">{` – ${label}`}</span>
        </button>
      </p>
    </div>
  );
}
