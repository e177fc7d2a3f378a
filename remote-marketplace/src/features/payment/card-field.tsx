import { useFormikContext } from 'formik';
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { FormField, useDescribedField } from '@drove/shared-ui/forms';
import { digitsOf } from '../../lib/card-number';

interface CardFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder'
> {
  name: string;
  label: string;
  hint?: string;
  /** What the field shows for what was typed. */
  format?: (text: string, before: string) => string;
  after?: ReactNode;
}

/** A field of a card, formatted as on the card while it is typed. */
export function CardField({ name, label, hint, format = (text) => text, after, ...input }: CardFieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  const { setFieldValue } = useFormikContext();

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = currentTarget;
    const value = format(typed, control.value);
    const caret = selectionStart ?? typed.length;
    void setFieldValue(name, value);
    if (caret === typed.length) return;
    // Spaces came or went before the caret: it stays behind the digit that was typed.
    currentTarget.value = value;
    const place = placeAfterDigits(value, digitsOf(typed.slice(0, caret)).length);
    currentTarget.setSelectionRange(place, place);
  }

  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <div className={`input w-full ${error ? 'input-error' : ''}`}>
        <input {...control} {...input} onChange={type} className="min-w-0 grow tabular-nums" />
        {after}
      </div>
    </FormField>
  );
}

function placeAfterDigits(text: string, count: number): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return place;
}
