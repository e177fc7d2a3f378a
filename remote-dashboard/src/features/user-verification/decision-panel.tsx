import { useFormikContext } from 'formik';
import { Panel } from '@drove/shared-ui';
import { ChoiceList, TextAreaField } from '@drove/shared-ui/forms';
import { DataFormButtons } from '../../ui/data-form';
import type { Attempt, UserVerification } from './api/user-verifications';
import { reasonOfRefused, type DecisionValues } from './decision.schema';
import { decisionPanelLabels } from './labels';

const others = [
  {
    value: 'changes_requested',
    label: decisionPanelLabels.requestChanges,
    hint: decisionPanelLabels.requestChangesHint,
  },
  { value: 'rejected', label: decisionPanelLabels.reject, hint: decisionPanelLabels.rejectHint },
] as const;

interface DecisionPanelProps {
  user: UserVerification['user'];
  attempt: Attempt;
}

/** The decision on all of it, with a reason that the person reads; the button sends the form around it. */
export function DecisionPanel({ user, attempt }: DecisionPanelProps) {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const { decision, reason } = values;
  const outcomes = [
    { value: 'verified', label: decisionPanelLabels.verify, hint: verifyHint(user, attempt) },
    ...others,
  ] as const;
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

/** What being verified allows: an owner who sent no licence may list cars, and not drive any. */
function verifyHint({ role }: UserVerification['user'], { documents }: Attempt): string {
  const { verifyHints } = decisionPanelLabels;
  if (role !== 'car_owner') return verifyHints.customer;
  const hasLicence = documents.some(({ kind }) => kind === 'licence_front');
  return hasLicence ? verifyHints.ownerWithLicence : verifyHints.owner;
}
