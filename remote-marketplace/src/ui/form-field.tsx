import type { ReactNode } from 'react';

interface FormFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  isOptional?: boolean | undefined;
  children: ReactNode;
}

/** A label, its control, a hint, and what is wrong with it. */
export function FormField({ id, label, hint, error, isOptional = false, children }: FormFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-base-content/70"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-base-content/75">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
