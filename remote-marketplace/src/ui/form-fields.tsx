import type { InputHTMLAttributes, ReactNode } from 'react';
import { FormField } from './form-field';
import { useDescribedField } from './use-described-field';

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

interface TextFieldProps
  extends
    FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** Before or after what is typed: a currency, a unit. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One line of text. */
export function TextField({ name, label, hint, isOptional, before, after, ...input }: TextFieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={`input w-full ${error ? 'input-error' : ''}`}>
        {before && <span aria-hidden="true">{before}</span>}
        <input autoComplete="off" {...control} {...input} className="min-w-0 grow" />
        {after && <span className="text-sm text-base-content/75">{after}</span>}
      </div>
    </FormField>
  );
}

/** A day of the calendar, typed or chosen. */
export function DayField({ name, label, hint, isOptional, min }: FieldProps & { min?: string }) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input type="date" min={min} {...control} className={`input w-full ${error ? 'input-error' : ''}`} />
    </FormField>
  );
}

interface SelectFieldProps extends FieldProps {
  /** Value to what it is called. */
  options: Record<string, string>;
  /** The first choice, which is none. */
  none?: string;
}

/** A choice of a few; nothing is chosen at first. */
export function SelectField({ name, label, hint, isOptional, options, none = 'Choose…' }: SelectFieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <select {...control} className={`select w-full ${error ? 'select-error' : ''}`}>
        <option value="">{none}</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FormField>
  );
}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, isOptional, rows = 5 }: FieldProps & { rows?: number }) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea {...control} rows={rows} className={`textarea w-full ${error ? 'textarea-error' : ''}`} />
    </FormField>
  );
}
