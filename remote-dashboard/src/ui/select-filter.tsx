import { useId } from 'react';

interface SelectFilterProps {
  label: string;
  /** What the choice of none is called; without it one is always chosen. */
  all?: string;
  /** Value to what it is called. */
  options: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list at once. */
export function SelectFilter({ label, all, options, value, onChange }: SelectFilterProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        className="select w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {all && <option value="">{all}</option>}
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
