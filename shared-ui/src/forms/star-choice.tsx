import { counted } from '../formats/count-labels';
import { starChoiceLabels } from '../labels';
import { useDescribedField } from './use-described-field';

/** Five stars, of which one chooses how many: the field holds `'1'` to `'5'`, nothing at first. */
export function StarChoice({ name }: { name: string }) {
  const { id, error, control } = useDescribedField(name);
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className="mb-1 text-sm font-medium">{starChoiceLabels.legend}</legend>
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="cursor-pointer rounded-field p-1.5 has-focus-visible:outline-2">
            <input
              {...control}
              id={`${id}-${stars}`}
              type="radio"
              className="sr-only"
              value={stars}
              checked={control.value === String(stars)}
              // The keyboard is led to the first of those that are wrong; the group says what is.
              aria-invalid={stars === 1 ? error !== undefined : undefined}
              aria-describedby={undefined}
            />
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={`size-8 stroke-base-content/60 ${stars <= Number(control.value) ? 'fill-accent' : 'fill-transparent'}`}
            >
              <path d="m10 2 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L2 7.7 7.6 7Z" />
            </svg>
            <span className="sr-only">{counted(stars, 'star')}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
