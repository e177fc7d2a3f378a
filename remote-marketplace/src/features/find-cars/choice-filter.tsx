import { useState } from 'react';
import { wordsIn } from '../../lib/car-labels';
import { choiceFilterLabels } from './result-labels';

interface ChoiceFilterProps<Word extends string> {
  legend: string;
  /** What can be chosen, with what it is called. */
  words: Record<Word, string>;
  chosen: Word[];
  onChange: (chosen: Word[]) => void;
  /** How many are offered before a person asks for all. */
  shownFirst?: number;
}

/** Any of some words. */
export function ChoiceFilter<Word extends string>(props: ChoiceFilterProps<Word>) {
  const { legend, words, chosen, onChange, shownFirst = Infinity } = props;
  const [isWhole, setWhole] = useState(false);
  const all = wordsIn(words);
  const shown = isWhole ? all : all.filter((word, index) => index < shownFirst || chosen.includes(word));

  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <ul>
        {shown.map((word) => (
          <li key={word}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9">
              <input
                type="checkbox"
                className="checkbox checkbox-primary checkbox-sm"
                checked={chosen.includes(word)}
                onChange={({ target }) =>
                  // In the order of the list, so that one search has one address.
                  onChange(all.filter((each) => (each === word ? target.checked : chosen.includes(each))))
                }
              />
              {words[word]}
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
