import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { fieldsLabels } from '../labels';
import { FormField } from './form-field';
import { useDescribedField, type FieldProps } from './use-described-field';

type InputProps = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'min' | 'max'>;

interface TextFieldProps
  extends
    FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength' | 'inputMode'> {
  /** Before or after what is typed: a currency, a unit. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One line of text. The browser fills in nothing unless `autoComplete` says what. */
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
export function DayField({ name, label, hint, isOptional, ...input }: InputProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input type="date" {...control} {...input} className={`input w-full ${error ? 'input-error' : ''}`} />
    </FormField>
  );
}

/** A day and a time, typed or chosen: `2026-12-04T10:00`. */
export function MomentField({ name, label, hint, isOptional, ...input }: InputProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        type="datetime-local"
        {...control}
        {...input}
        className={`input w-full ${error ? 'input-error' : ''}`}
      />
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
export function SelectField({
  name,
  label,
  hint,
  isOptional,
  options,
  none = fieldsLabels.choose,
}: SelectFieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <select {...control} className={`select w-full ${error ? 'select-error' : ''}`}>
        <option value="">{none}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FormField>
  );
}

type TextAreaFieldProps = FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength'>;

/** Several lines of text. */
export function TextAreaField({ name, label, hint, isOptional, rows = 3, ...textarea }: TextAreaFieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <FormField id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        rows={rows}
        {...control}
        {...textarea}
        className={`textarea w-full ${error ? 'textarea-error' : ''}`}
      />
    </FormField>
  );
}
