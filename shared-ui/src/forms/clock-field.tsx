import { FieldLabel } from './form-field';
import { useDescribedField } from './use-described-field';

const everyHalfHour = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
});

/** A time of the day, by the half hour. */
export function ClockField({ name, label }: { name: string; label: string }) {
  const { id, control } = useDescribedField(name);
  const { value } = control;
  const clocks = everyHalfHour.includes(value) ? everyHalfHour : [...everyHalfHour, value].sort();
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <select {...control} className="select w-full">
        {clocks.map((clock) => (
          <option key={clock}>{clock}</option>
        ))}
      </select>
    </div>
  );
}
