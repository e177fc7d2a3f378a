import { useField } from 'formik';
import { useId } from 'react';
import { useMessageId } from './field-group';

/** What an input needs to belong to the form, to its label and to its message. */
export function useDescribedField(name: string) {
  const id = useId();
  const messageId = useMessageId();
  const [field, meta] = useField<string>(name);
  const isInvalid = meta.touched && meta.error !== undefined;
  return {
    ...field,
    id,
    'aria-required': true,
    'aria-invalid': isInvalid,
    ...(isInvalid && { 'aria-describedby': messageId }),
  };
}
