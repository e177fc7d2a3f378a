import type { InputHTMLAttributes } from 'react';
import { useDescribedField } from './use-described-field';

export interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> {
  name: string;
  label: string;
  /** What browsers and password managers fill in here. */
  autoComplete: string;
}

/** One line of text under its label. */
export function TextField({ name, label, ...input }: TextFieldProps) {
  const field = useDescribedField(name);
  return (
    <div>
      <label htmlFor={field.id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input {...field} {...input} className={`input w-full ${field['aria-invalid'] ? 'input-error' : ''}`} />
    </div>
  );
}
