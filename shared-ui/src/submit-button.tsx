import type { MouseEvent, ReactNode } from 'react';

interface SubmitButtonProps {
  isBusy: boolean;
  children: ReactNode;
  className?: string;
}

/** Leaving a field shows what is wrong with it, which would move the button away from under the click. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Sends the form around it, as Enter does; while it is busy both do nothing, and the keyboard's place stays. */
export function SubmitButton({ isBusy, children, className = 'btn-primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`btn aria-disabled:cursor-progress aria-disabled:opacity-80 ${className}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onMouseDown={keepFocus}
      // Enter in a field presses this button as well.
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      <span>{children}</span>
    </button>
  );
}
