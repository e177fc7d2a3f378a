import type { ReactNode } from 'react';

interface BusyButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
  className?: string;
}

/** A button that does nothing while it is busy, and keeps the keyboard's place. */
export function BusyButton({ isBusy, onClick, children, className = 'btn-primary' }: BusyButtonProps) {
  return (
    <button
      type="button"
      className={`btn aria-disabled:cursor-progress aria-disabled:opacity-80 ${className}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}
