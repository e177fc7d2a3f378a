import { useId } from 'react';
import { counted } from '../lib/count-words';

interface StarChoiceProps {
  /** One to five; 0 while nothing is chosen. */
  value: number;
  error?: string | undefined;
  onChange: (stars: number) => void;
}

/** Five stars, of which one chooses how many. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium">Stars</legend>
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="cursor-pointer rounded-field p-1.5 has-focus-visible:outline-2">
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={value === stars}
              // The keyboard is led to the first of those that are wrong.
              {...(stars === 1 && { 'aria-invalid': error !== undefined })}
              onChange={() => onChange(stars)}
            />
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={`size-8 stroke-base-content/60 ${stars <= value ? 'fill-accent' : 'fill-transparent'}`}
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
