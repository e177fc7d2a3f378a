import { useId } from 'react';

interface ClockSelectProps {
  label: string;
  value: string;
  onChange: (clock: string) => void;
}

const everyHalfHour = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
});

/** A time of the day, by the half hour. */
export function ClockSelect({ label, value, onChange }: ClockSelectProps) {
  const id = useId();
  const clocks = everyHalfHour.includes(value) ? everyHalfHour : [...everyHalfHour, value].sort();
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
        {clocks.map((clock) => (
          <option key={clock}>{clock}</option>
        ))}
      </select>
    </div>
  );
}
