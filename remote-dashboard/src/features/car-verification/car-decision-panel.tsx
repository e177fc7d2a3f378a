import { useFormikContext } from 'formik';
import { Panel } from '@drove/shared-ui';
import { type Choice, ChoiceList, TextAreaField } from '@drove/shared-ui/forms';
import type { CarDecision, CarVerification } from './api/car-verifications';
import { DataFormButtons } from '../../ui/data-form';
import type { CarDecisionValues } from './car-decision.schema';
import { carDecisionPanelLabels } from './labels';

export type Outcome = CarDecision['decision'];

const approve = {
  value: 'approved',
  label: carDecisionPanelLabels.approve,
  hint: carDecisionPanelLabels.approveHint,
} as const;
const suspend = {
  value: 'suspended',
  label: carDecisionPanelLabels.suspend,
  hint: carDecisionPanelLabels.suspendHint,
} as const;
const ofWaiting: Choice<Outcome>[] = [
  approve,
  {
    value: 'changes_requested',
    label: carDecisionPanelLabels.requestChanges,
    hint: carDecisionPanelLabels.requestChangesHint,
  },
  { value: 'rejected', label: carDecisionPanelLabels.reject, hint: carDecisionPanelLabels.rejectHint },
];

/** Whether the car, or what it was given since its approval, waits for a decision. */
export const isWaiting = ({ verification, documents_wait: documentsWait }: CarVerification['car']): boolean =>
  verification === 'pending' || (verification === 'approved' && documentsWait);

/** Whether a document is judged when the suspension of its car ends, because no one accepted it before. */
export const isJudgedWhenBack = (
  { verification }: CarVerification['car'],
  { decision }: CarVerification['car']['documents'][number],
): boolean => verification === 'suspended' && decision !== 'accepted';

/** What can be decided on a car now. */
export function choicesOn(car: CarVerification['car']): Choice<Outcome>[] {
  if (car.verification === 'pending') return ofWaiting;
  if (car.verification === 'approved') return isWaiting(car) ? [...ofWaiting, suspend] : [suspend];
  return car.verification === 'suspended' ? [{ ...approve, label: carDecisionPanelLabels.reinstate }] : [];
}

/** The decision on a car, with a reason that its owner reads; the button sends the form around it. */
export function CarDecisionPanel({ choices }: { choices: Choice<Outcome>[] }) {
  const { decision } = useFormikContext<CarDecisionValues>().values;
  const chosen = choices.find(({ value }) => value === decision);
  const isGrave = decision === 'rejected' || decision === 'suspended';
  return (
    <Panel heading={carDecisionPanelLabels.heading}>
      <div className="grid gap-3">
        <ChoiceList
          legend={carDecisionPanelLabels.heading}
          isLegendHidden
          name="decision"
          choices={choices}
        />
        {chosen && chosen.value !== 'approved' && (
          <TextAreaField name="reason" label={carDecisionPanelLabels.reason} />
        )}
        <DataFormButtons
          action={chosen?.label ?? carDecisionPanelLabels.submit}
          actionClass={isGrave ? 'btn-error' : 'btn-primary'}
        />
      </div>
    </Panel>
  );
}
