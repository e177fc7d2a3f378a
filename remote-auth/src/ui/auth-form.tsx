import { Form, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

export interface AuthFormProps {
  /** The form's name for assistive technology. */
  label: string;
  children: ReactNode;
}

/** The form element: our messages instead of the browser's, and after a failed try the first field to mend. */
export function AuthForm({ label, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid, setStatus } = useFormikContext();

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    // What the server said was about another try.
    setStatus(undefined);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a try moves the focus; `isValid` changes with every key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting]);

  return (
    <Form ref={form} noValidate aria-label={label}>
      {children}
    </Form>
  );
}
