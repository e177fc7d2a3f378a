import type { ReactNode } from 'react';

interface BusyButtonProps {
  isBusy: boolean;
  /** It cannot be pressed for another reason, which what it says or what is beside it explains. */
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
  className?: string;
}

/** A button that does nothing while it is busy, and keeps the keyboard's place. */
export function BusyButton({
  isBusy,
  isDisabled = false,
  onClick,
  children,
  className = 'btn-primary',
}: BusyButtonProps) {
  return (
    <button
      type="button"
      className={`btn aria-disabled:cursor-progress aria-disabled:opacity-80 ${className}`}
      aria-disabled={isBusy || isDisabled}
      onClick={({ detail: clicks }) => {
        // The second half of a double click can come before the first has shown that it is busy.
        if (!isBusy && !isDisabled && clicks < 2) onClick();
      }}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {/* An icon stands beside the text, not above it. */}
      <span className="inline-flex items-center gap-2">{children}</span>
    </button>
  );
}
