import { useFormikContext } from 'formik';
import { ChoiceList, TextAreaField } from '@drove/shared-ui/forms';
import { documentNames, type DocumentKind } from '../../lib/verification-labels';
import type { DecisionValues } from './decision.schema';
import { judgementFieldsLabels } from './labels';

const choices = [
  { value: 'accepted', label: judgementFieldsLabels.accepted },
  { value: 'refused', label: judgementFieldsLabels.refused },
] as const;

/** What is wrong most often, in words that the person can act on. */
const defaultReasons = {
  'Too blurry': judgementFieldsLabels.reasons.blurry,
  'Cut off': judgementFieldsLabels.reasons.cutOff,
  Expired: judgementFieldsLabels.reasons.expired,
  'Another person': judgementFieldsLabels.reasons.mismatch,
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
          <TextAreaField name={`documents.${kind}.reason`} label={judgementFieldsLabels.reason} rows={2} />
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
