import { useFormikContext } from 'formik';
import { ChoiceList, TextAreaField } from 'shared-ui/forms';
import { documentNames, type DocumentKind } from '../../lib/verification-labels';
import type { DecisionValues } from './decision.schema';

const choices = [
  { value: 'accepted', label: 'Good' },
  { value: 'refused', label: 'Not good' },
] as const;

/** What is wrong most often, in words that the person can act on. */
const defaultReasons = {
  'Too blurry': 'It’s too blurry to read. Please take it again in good light.',
  'Cut off': 'Part of it is cut off. Please show all four corners.',
  Expired: 'It has expired. Please send a valid one.',
  'Another person': 'The name or face doesn’t match the other documents.',
};

/** Whether one document is good, and if not, why. */
export function JudgementFields({ kind }: { kind: DocumentKind }) {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  return (
    <div className="grid gap-2">
      <ChoiceList
        legend={documentNames[kind]}
        isLegendHidden
        name={`documents.${kind}.decision`}
        choices={choices}
      />
      {values.documents[kind]?.decision === 'refused' && (
        <>
          <TextAreaField name={`documents.${kind}.reason`} label="What’s wrong with it?" rows={2} />
          <div className="flex flex-wrap gap-2">
            {Object.entries(defaultReasons).map(([name, reason]) => (
              <button
                key={name}
                type="button"
                className="btn btn-outline btn-sm"
                onClick={() => void setFieldValue(`documents.${kind}.reason`, reason)}
              >
                {name}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
