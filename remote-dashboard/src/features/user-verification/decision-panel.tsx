import { useFormikContext } from 'formik';
import { Panel } from '@drove/shared-ui';
import { ChoiceList, TextAreaField } from '@drove/shared-ui/forms';
import { DataFormButtons } from '../../ui/data-form';
import { reasonOfRefused, type DecisionValues } from './decision.schema';
import { decisionPanelLabels } from './labels';

const outcomes = [
  { value: 'verified', label: decisionPanelLabels.verify, hint: decisionPanelLabels.verifyHint },
  {
    value: 'changes_requested',
    label: decisionPanelLabels.requestChanges,
    hint: decisionPanelLabels.requestChangesHint,
  },
  { value: 'rejected', label: decisionPanelLabels.reject, hint: decisionPanelLabels.rejectHint },
] as const;

/** The decision on all of it, with a reason that the person reads; the button sends the form around it. */
export function DecisionPanel() {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const { decision, reason } = values;
  return (
    <Panel heading={decisionPanelLabels.heading}>
      <div className="grid gap-3">
        <ChoiceList
          legend={decisionPanelLabels.heading}
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
          <TextAreaField name="reason" label={decisionPanelLabels.reason} />
        )}
        <DataFormButtons
          action={outcomes.find(({ value }) => value === decision)?.label ?? decisionPanelLabels.submit}
          actionClass={decision === 'rejected' ? 'btn-error' : 'btn-primary'}
        />
      </div>
    </Panel>
  );
}
