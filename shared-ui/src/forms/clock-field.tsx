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
  /** Times outside of these are not offered, `HH:mm`; the whole day without. */
  from?: string;
  until?: string;
}

/** A time of the day, by the half hour. */
export function ClockField({
  name,
  label,
  hasDayEnd = false,
  from = '00:00',
  until = '24:00',
}: ClockFieldProps) {
  const { id, error, control } = useDescribedField(name);
  const { value } = control;
  const offered = [...everyHalfHour, ...(hasDayEnd ? ['24:00'] : [])].filter(
    (clock) => clock >= from && clock <= until,
  );
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
