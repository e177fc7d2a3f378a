import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceList } from '../../ui/choice-list';
import { Panel } from '../../ui/panel';
import { ReasonField } from '../../ui/reason-field';
import type { Decision } from './use-decision';

const outcomes = [
  { value: 'verified', label: 'Verify', hint: 'They can book, and their cars are shown.' },
  {
    value: 'changes_requested',
    label: 'Ask for changes',
    hint: 'They read your reasons and send what is missing.',
  },
  { value: 'rejected', label: 'Reject', hint: 'They read your reason. They may still send again.' },
] as const;

const done = { verified: 'verified', changes_requested: 'asked for changes', rejected: 'rejected' } as const;

/** The decision on all of it, with a reason that the person reads; then on to the next in the queue. */
export function DecisionPanel({ name, decision }: { name: string; decision: Decision }) {
  const navigate = useNavigate();
  const { outcome, choose, outcomeError, reason, setReason, reasonError, isBusy, send } = decision;

  return (
    <Panel heading="Your decision">
      <div className="grid gap-3">
        <ChoiceList
          legend="Your decision"
          isLegendHidden
          choices={[...outcomes]}
          value={outcome}
          error={outcomeError}
          onChange={choose}
        />
        {outcome && outcome !== 'verified' && (
          <ReasonField
            label="Why? The person reads it"
            value={reason}
            error={reasonError}
            onChange={setReason}
          />
        )}
        <BusyButton
          isBusy={isBusy}
          className={outcome === 'rejected' ? 'btn-error' : 'btn-primary'}
          onClick={() =>
            send(({ nextUuid, outcome: decided }) => {
              toast.success(`${name}: ${done[decided]}`);
              void navigate(`/dashboard/user-verification${nextUuid ? `/${nextUuid}` : ''}`);
            })
          }
        >
          {outcome ? outcomes.find(({ value }) => value === outcome)?.label : 'Decide'}
        </BusyButton>
      </div>
    </Panel>
  );
}
