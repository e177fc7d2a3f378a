import { useState, type ComponentProps } from 'react';
import { keysOf } from '../../lib/car-labels';
import { ChoiceCount } from './choice-count';
import { choiceFilterLabels } from './result-labels';

interface ChoiceFilterProps<Value extends string> {
  legend: string;
  /** What can be chosen, with what it is called. */
  labels: Record<Value, string>;
  chosen: Value[];
  /** How many cars each would leave. */
  countOf: (value: Value) => ComponentProps<typeof ChoiceCount>['count'];
  onChange: (chosen: Value[]) => void;
  /** How many are offered before a person asks for all. */
  shownFirst?: number;
}

/** Any of some values. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { legend, labels, chosen, countOf, onChange, shownFirst = Infinity } = props;
  const [isWhole, setWhole] = useState(false);
  const all = keysOf(labels);
  const shown = isWhole ? all : all.filter((value, index) => index < shownFirst || chosen.includes(value));

  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <ul>
        {shown.map((value) => (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9">
              <input
                type="checkbox"
                className="checkbox checkbox-primary checkbox-sm"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  // In the order of the list, so that one search has one address.
                  onChange(all.filter((each) => (each === value ? target.checked : chosen.includes(each))))
                }
              />
              <span className={countOf(value)?.count === 0 ? 'text-base-content/70' : ''}>
                {labels[value]}
              </span>
              <ChoiceCount count={countOf(value)} />
            </label>
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <button type="button" className="btn -ml-3 btn-ghost btn-sm" onClick={() => setWhole(true)}>
          {choiceFilterLabels.showAll(all.length)}
        </button>
      )}
    </fieldset>
  );
}
