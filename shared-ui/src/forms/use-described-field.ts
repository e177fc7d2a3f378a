import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

/** What the server held against a value of a field, until the value changes. */
export type ServerErrors = Partial<Record<string, { message: string; value: unknown }>>;

/** What every field of a form is given. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

/** A field of the form around it, with the ids and states that tie it to its label and its message. */
export function useDescribedField(name: string, hint?: string) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const refused = (useFormikContext().status as ServerErrors | undefined)?.[name];
  const error = (meta.touched && meta.error) || (refused?.value === meta.value ? refused.message : undefined);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    error,
    control: {
      ...field,
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
