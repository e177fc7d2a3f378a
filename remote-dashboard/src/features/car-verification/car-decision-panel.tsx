import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { useDecideOnCar, type CarDecision, type CarVerification } from '../../api/car-verifications';
import { Refused } from '../../api/refused';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceList, type Choice } from '../../ui/choice-list';
import { FocusFirstError } from '../../ui/focus-first-error';
import { Panel } from '../../ui/panel';
import { ReasonField } from '../../ui/reason-field';
import { carName } from './car-name';

type Outcome = CarDecision['decision'];

const approve = {
  value: 'approved',
  label: 'Approve',
  hint: 'Renters see it as soon as its owner lists it.',
} as const;
const offered: Record<string, Choice<Outcome>[]> = {
  pending: [
    approve,
    {
      value: 'changes_requested',
      label: 'Ask for changes',
      hint: 'The owner reads your reason and sends it again.',
    },
    { value: 'rejected', label: 'Reject', hint: 'The owner reads your reason.' },
  ],
  approved: [
    { value: 'suspended', label: 'Suspend', hint: 'Nobody can book it until you approve it again.' },
  ],
  suspended: [{ ...approve, label: 'End the suspension' }],
};

interface CarDecisionPanelProps {
  verification: CarVerification;
  /** Tells why a decision was not kept: it stays when the form goes, since somebody else has decided. */
  onRefused: (message: string) => void;
}

/** The decision on a car, with a reason that its owner reads; then on to the next in the queue. */
export function CarDecisionPanel({ verification, onRefused }: CarDecisionPanelProps) {
  const { car } = verification;
  const navigate = useNavigate();
  const decide = useDecideOnCar(car.car_uuid);
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const choices = offered[car.verification] ?? [];
  const chosen = choices.find(({ value }) => value === outcome);
  const fields = decide.error instanceof Refused ? (decide.error.problem?.fields ?? {}) : {};

  function send() {
    setMissing(!chosen);
    setAttempts(attempts + 1);
    if (!chosen) return;
    onRefused('');
    decide.mutate(
      {
        decision: chosen.value,
        reason: chosen.value === 'approved' ? null : reason,
        seen_updated_at: car.updated_at,
      },
      {
        onSuccess: ({ next_car_uuid: next }) => {
          toast.success(`${carName(car)}: ${chosen.label.toLowerCase()}`);
          const isFromQueue = car.verification === 'pending';
          if (isFromQueue) void navigate(`/dashboard/car-verification${next ? `/${next}` : ''}`);
        },
        onError: (error) => {
          const isBesideField = error instanceof Refused && error.problem?.fields['reason'] !== undefined;
          if (!isBesideField) onRefused(error.message);
        },
      },
    );
  }

  if (choices.length === 0) return null;
  return (
    <Panel heading="Your decision">
      <div ref={panel} className="grid gap-3">
        <FocusFirstError form={panel} attempts={attempts} isBusy={decide.isPending} />
        <ChoiceList
          legend="Your decision"
          isLegendHidden
          choices={choices}
          value={chosen?.value}
          error={isMissing && !chosen ? 'Please choose what you decide.' : undefined}
          onChange={setOutcome}
        />
        {chosen && chosen.value !== 'approved' && (
          <ReasonField
            label="Why? The owner reads it"
            value={reason}
            error={fields['reason']}
            onChange={setReason}
          />
        )}
        <BusyButton
          isBusy={decide.isPending}
          className={outcome === 'rejected' || outcome === 'suspended' ? 'btn-error' : 'btn-primary'}
          onClick={send}
        >
          {chosen?.label ?? 'Decide'}
        </BusyButton>
      </div>
    </Panel>
  );
}
