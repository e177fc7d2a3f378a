import { useEffect, type RefObject } from 'react';

interface FocusFirstErrorProps {
  form: RefObject<HTMLElement | null>;
  /** How often a person has tried to send it. */
  attempts: number;
  isBusy: boolean;
}

/** After a failed try the keyboard is at the first field to mend. */
export function FocusFirstError({ form, attempts, isBusy }: FocusFirstErrorProps) {
  useEffect(() => {
    if (attempts === 0 || isBusy) return;
    const firstError = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const error = firstError();
    if (error) error.focus();
    // What the server held against a field may be drawn in the next frame.
    else requestAnimationFrame(() => firstError()?.focus());
  }, [form, attempts, isBusy]);
  return null;
}
