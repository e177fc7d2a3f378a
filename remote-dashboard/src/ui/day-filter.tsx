import { useId } from 'react';

interface DayFilterProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A calendar day, `YYYY-MM-DD` or empty, that narrows a list at once. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="input w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
