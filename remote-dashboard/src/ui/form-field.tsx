import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { BelowField, FieldLabel, useDescribedField, type FieldProps } from './described-field';

type InputProps = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'min' | 'max'>;

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  isOptional = false,
  ...input
}: FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength' | 'inputMode'>) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <input {...control} {...input} className={`input w-full ${error ? 'input-error' : ''}`} />
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}

/** A day of the calendar, typed or chosen. */
export function DayField({ name, label, hint, isOptional = false, ...input }: InputProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <input type="date" {...control} {...input} className={`input w-full ${error ? 'input-error' : ''}`} />
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}

/** A day and a time, typed or chosen: `2026-12-04T10:00`. */
export function MomentField({ name, label, hint, isOptional = false, ...input }: InputProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <input
        type="datetime-local"
        {...control}
        {...input}
        className={`input w-full ${error ? 'input-error' : ''}`}
      />
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}

/** A choice of a few; nothing is chosen at first. */
export function ChoiceField({
  name,
  label,
  hint,
  isOptional = false,
  options,
}: FieldProps & { options: Record<string, string> }) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <select {...control} className={`select w-full ${error ? 'select-error' : ''}`}>
        <option value="">Choose…</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several lines of text. */
export function LinesField({
  name,
  label,
  hint,
  isOptional = false,
  ...textarea
}: FieldProps & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength'>) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <textarea
        rows={3}
        maxLength={1000}
        {...control}
        {...textarea}
        className={`textarea w-full ${error ? 'textarea-error' : ''}`}
      />
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}
