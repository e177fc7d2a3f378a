import { useField } from 'formik';
import { profileLabels } from './labels';
import { languageName } from '@drove/shared-ui/formats';
import { type Language, languages } from './languages';

/** As many as a person may name. */
const MOST = 8;

/** The languages that the other side of a trip may speak with this person: a field of the form around it. */
export function LanguagesField() {
  const [field] = useField<Language[]>('languages');
  const chosen = field.value;
  return (
    <details className="rounded-field border border-base-300 px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1 font-medium">
        {profileLabels.languages(chosen.map(languageName))}
      </summary>
      <fieldset className="mt-2">
        <legend className="text-sm text-base-content/75">{profileLabels.languagesHint(MOST)}</legend>
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {languages.map((code) => (
            <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...field}
                type="checkbox"
                className="checkbox checkbox-primary checkbox-sm"
                value={code}
                checked={chosen.includes(code)}
                disabled={chosen.length >= MOST && !chosen.includes(code)}
              />
              <span>{languageName(code)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
