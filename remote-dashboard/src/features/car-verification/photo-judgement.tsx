import { Field, useFormikContext } from 'formik';
import { useId } from 'react';
import { ChoiceList, useDescribedField } from '@drove/shared-ui/forms';
import type { CarDecisionValues } from './car-decision.schema';
import { photoJudgementLabels as labels } from './labels';

const choices = [
  { value: 'good', label: labels.good },
  { value: 'bad', label: labels.bad },
] as const;

/** Whether one photo is good, and if not, what of the checklist it fails. */
export function PhotoJudgement({ uuid, index }: { uuid: string; index: number }) {
  const { values } = useFormikContext<CarDecisionValues>();
  const name = `photos.${uuid}`;
  return (
    <div className="grid gap-1">
      <ChoiceList legend={labels.photo(index)} isLegendHidden name={`${name}.decision`} choices={choices} />
      {values.photos[uuid]?.decision === 'bad' && <Problems name={`${name}.problems`} index={index} />}
    </div>
  );
}

function Problems({ name, index }: { name: string; index: number }) {
  const id = useId();
  const { error } = useDescribedField(name);
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="text-sm font-medium">{labels.problems(index)}</legend>
      {Object.entries(labels.checklist).map(([problem, label], position) => (
        <label key={problem} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-sm">
          <Field
            type="checkbox"
            name={name}
            value={problem}
            className="checkbox mt-0.5 checkbox-sm checkbox-primary"
            aria-invalid={position === 0 ? error !== undefined : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p id={id} className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
