import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/**
 * Sends the form. While it is busy it says so but stays focusable: a disabled button would lose the
 * keyboard's place, and the form's own single flight makes further presses harmless.
 */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <button
      type="submit"
      aria-disabled={isSubmitting}
      aria-busy={isSubmitting}
      className="btn btn-primary w-full aria-disabled:cursor-progress aria-disabled:opacity-80"
    >
      {isSubmitting && <span aria-hidden="true" className="loading loading-spinner loading-sm" />}
      <span>{children}</span>
    </button>
  );
}
