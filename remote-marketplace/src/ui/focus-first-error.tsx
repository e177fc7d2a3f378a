import { useEffect, type RefObject } from 'react';

interface FocusFirstErrorProps {
  form: RefObject<HTMLFormElement | null>;
  attempts: number;
  isBusy: boolean;
}

/** After a try that the form itself refused, the keyboard is at the first field to mend. */
export function FocusFirstError({ form, attempts, isBusy }: FocusFirstErrorProps) {
  useEffect(() => {
    if (attempts > 0 && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts, isBusy]);
  return null;
}
