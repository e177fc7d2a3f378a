import { FormField } from './form-field';
import { useDescribedField } from './use-described-field';

const everyHalfHour = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
});

interface ClockFieldProps {
  name: string;
  label: string;
  /** The end of the day can be chosen too. */
  hasDayEnd?: boolean;
}

/** A time of the day, by the half hour. */
export function ClockField({ name, label, hasDayEnd = false }: ClockFieldProps) {
  const { id, error, control } = useDescribedField(name);
  const { value } = control;
  const offered = hasDayEnd ? [...everyHalfHour, '24:00'] : everyHalfHour;
  const clocks = offered.includes(value) ? offered : [...offered, value].sort();
  return (
    <FormField id={id} label={label} error={error}>
      <select {...control} className={`select w-full ${error ? 'select-error' : ''}`}>
        {clocks.map((clock) => (
          <option key={clock}>{clock}</option>
        ))}
      </select>
    </FormField>
  );
}
