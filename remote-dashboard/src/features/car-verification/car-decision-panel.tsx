import { useFormikContext } from 'formik';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { Panel } from 'shared-ui';
import { type Choice, ChoiceList, TextAreaField } from 'shared-ui/forms';
import { useDecideOnCar, type CarDecision, type CarVerification } from './api/car-verifications';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainCarDecision } from './car-decision.messages';
import { carDecisionSchema } from './car-decision.schema';
import { carName } from './car-name';
import { carDecisionPanelLabels } from './labels';

type Outcome = CarDecision['decision'];

const approve = {
  value: 'approved',
  label: carDecisionPanelLabels.approve,
  hint: carDecisionPanelLabels.approveHint,
} as const;
const offered: Record<string, Choice<Outcome>[]> = {
  pending: [
    approve,
    {
      value: 'changes_requested',
      label: carDecisionPanelLabels.requestChanges,
      hint: carDecisionPanelLabels.requestChangesHint,
    },
    { value: 'rejected', label: carDecisionPanelLabels.reject, hint: carDecisionPanelLabels.rejectHint },
  ],
  approved: [
    { value: 'suspended', label: carDecisionPanelLabels.suspend, hint: carDecisionPanelLabels.suspendHint },
  ],
  suspended: [{ ...approve, label: carDecisionPanelLabels.reinstate }],
};

interface CarDecisionValues {
  decision: string;
  reason: string;
}

interface CarDecisionPanelProps {
  verification: CarVerification;
  /** Tells why a decision was not kept: it stays when the form goes, since another person has decided. */
  onRefused: (message: string) => void;
}

/** The decision on a car, with a reason that its owner reads; then on to the next in the queue. */
export function CarDecisionPanel({ verification, onRefused }: CarDecisionPanelProps) {
  const { car } = verification;
  const navigate = useNavigate();
  const decide = useDecideOnCar(car.car_uuid);
  const choices = offered[car.verification] ?? [];
  const isFromQueue = car.verification === 'pending';

  async function send({ decision, reason }: CarDecisionValues) {
    const chosen = choices.find(({ value }) => value === decision);
    if (!chosen) return;
    onRefused('');
    const json = {
      decision: chosen.value,
      reason: chosen.value === 'approved' ? null : reason,
      seen_updated_at: car.updated_at,
    };
    await decide.mutateAsync(json, {
      onSuccess: ({ next_car_uuid: next }) => {
        toast.success(`${carName(car)}: ${chosen.label.toLowerCase()}`);
        if (isFromQueue) void navigate(`/dashboard/car-verification${next ? `/${next}` : ''}`);
      },
      onError: (error) => onRefused(explainCarDecision(error).message),
    });
  }

  if (choices.length === 0) return null;
  return (
    <Panel heading={carDecisionPanelLabels.heading}>
      <DataForm
        // What can be decided is something else once the car is in another state.
        key={car.verification}
        label={carDecisionPanelLabels.heading}
        className="grid gap-3"
        initialValues={{ decision: '', reason: '' }}
        schema={carDecisionSchema}
        // The page says the rest, where it stays when the form goes.
        explain={(error) => ({ ...explainCarDecision(error), message: '' })}
        onSend={send}
      >
        <CarDecisionFields choices={choices} />
      </DataForm>
    </Panel>
  );
}

function CarDecisionFields({ choices }: { choices: Choice<Outcome>[] }) {
  const { decision } = useFormikContext<CarDecisionValues>().values;
  const chosen = choices.find(({ value }) => value === decision);
  const isGrave = decision === 'rejected' || decision === 'suspended';
  return (
    <>
      <ChoiceList legend={carDecisionPanelLabels.heading} isLegendHidden name="decision" choices={choices} />
      {chosen && chosen.value !== 'approved' && (
        <TextAreaField name="reason" label={carDecisionPanelLabels.reason} />
      )}
      <DataFormButtons
        action={chosen?.label ?? carDecisionPanelLabels.submit}
        actionClass={isGrave ? 'btn-error' : 'btn-primary'}
      />
    </>
  );
}
