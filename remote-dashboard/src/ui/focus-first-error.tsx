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
    // After the messages have been drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [form, attempts, isBusy]);
  return null;
}
