import { useId } from 'react';

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
  choices: Choice<Value>[];
  value: Value | undefined;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all in view. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, isLegendHidden = false, choices, value, error, onChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div className="grid gap-1">
        {choices.map((choice, index) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type="radio"
              name={id}
              className="radio mt-0.5 radio-primary radio-sm"
              checked={value === choice.value}
              // The keyboard is led to the first of those that are wrong.
              {...(index === 0 && { 'aria-invalid': error !== undefined })}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
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
