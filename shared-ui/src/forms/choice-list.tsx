import type { ChangeEvent } from 'react';
import { useDescribedField } from './use-described-field';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it brings. */
  hint?: string;
}

interface ChoiceListProps<Value extends string> {
  legend: string;
  /** The legend is read aloud only where a heading beside it says the same. */
  isLegendHidden?: boolean;
  /** The field of the form around it. */
  name: string;
  choices: readonly Choice<Value>[];
  /** Called after the choice is in the form. */
  onChoose?: (value: Value) => void;
}

/** One of a few, all in view. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, isLegendHidden = false, name, choices, onChoose } = props;
  const { id, error, control } = useDescribedField(name);
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div className="grid gap-1">
        {choices.map((choice, index) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              {...control}
              id={`${id}-${choice.value}`}
              type="radio"
              className="radio mt-0.5 radio-primary radio-sm"
              value={choice.value}
              checked={control.value === choice.value}
              // The keyboard is led to the first of those that are wrong; the group says what is.
              aria-invalid={index === 0 ? error !== undefined : undefined}
              aria-describedby={undefined}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                control.onChange(event);
                onChoose?.(choice.value);
              }}
            />
            <span>
              <span>{choice.label}</span>
              {choice.hint && <span className="block text-sm text-base-content/75">{choice.hint}</span>}
            </span>
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
