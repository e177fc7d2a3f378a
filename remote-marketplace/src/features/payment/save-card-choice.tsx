import { useField } from 'formik';
import { useId } from 'react';
import { savedCardLabels } from './card-labels';

/** The customer's consent that the card is kept, a field `save_card` of the form around it; without a mark it is not given. */
export function SaveCardChoice() {
  const hint = useId();
  const [field] = useField({ name: 'save_card', type: 'checkbox' });
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input {...field} type="checkbox" className="checkbox" aria-describedby={hint} />
        <span>{savedCardLabels.save}</span>
      </label>
      <p id={hint} className="pl-9 text-sm text-base-content/75">
        {savedCardLabels.saveHint}
      </p>
    </div>
  );
}
