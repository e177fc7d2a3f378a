import type { ReactNode } from 'react';
import { formFieldLabels } from '../labels';

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
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      {children}
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}

/** The name of a field, above it. */
function FieldLabel({ id, label, isOptional = false }: { id: string; label: string; isOptional?: boolean }) {
  return (
    <label htmlFor={id} className="mb-1 block text-sm font-medium">
      <span>{label}</span>
      {isOptional && <span className="font-normal text-base-content/75"> {formFieldLabels.optional}</span>}
    </label>
  );
}

/** What is said of a field, below it. */
export function BelowField({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}) {
  return (
    <>
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
    </>
  );
}
