import { useFormikContext } from 'formik';
import { Panel } from 'shared-ui';
import { ChoiceList, TextAreaField } from 'shared-ui/forms';
import { DataFormButtons } from '../../ui/data-form';
import { reasonOfRefused, type DecisionValues } from './decision.schema';

const outcomes = [
  { value: 'verified', label: 'Verify', hint: 'They can book, and their cars are listed.' },
  {
    value: 'changes_requested',
    label: 'Ask for changes',
    hint: 'They see your reasons and send what’s missing.',
  },
  { value: 'rejected', label: 'Reject', hint: 'They see your reason and can send documents again.' },
] as const;

/** The decision on all of it, with a reason that the person reads; the button sends the form around it. */
export function DecisionPanel() {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const { decision, reason } = values;
  return (
    <Panel heading="Your decision">
      <div className="grid gap-3">
        <ChoiceList
          legend="Your decision"
          isLegendHidden
          name="decision"
          choices={outcomes}
          onChoose={(chosen) => {
            if (chosen === 'changes_requested' && !reason) {
              void setFieldValue('reason', reasonOfRefused(values));
            }
          }}
        />
        {decision && decision !== 'verified' && (
          <TextAreaField name="reason" label="Why? They will see this" />
        )}
        <DataFormButtons
          action={outcomes.find(({ value }) => value === decision)?.label ?? 'Decide'}
          actionClass={decision === 'rejected' ? 'btn-error' : 'btn-primary'}
        />
      </div>
    </Panel>
  );
}
