import { selectFieldLabels } from './labels';
import { useDescribedField } from './use-described-field';

export interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of a few under its label; nothing is chosen at first. */
export function SelectField({ name, label, autoComplete, options }: SelectFieldProps) {
  const field = useDescribedField(name);
  return (
    <div>
      <label htmlFor={field.id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        {...field}
        autoComplete={autoComplete}
        className={`select w-full ${field['aria-invalid'] ? 'select-error' : ''}`}
      >
        <option value="">{selectFieldLabels.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
