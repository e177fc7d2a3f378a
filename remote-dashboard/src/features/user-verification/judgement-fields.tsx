import { documentNames, type DocumentKind } from '../../lib/verification-words';
import { ChoiceList } from '../../ui/choice-list';
import { ReasonField } from '../../ui/reason-field';
import type { Decision } from './use-decision';

const choices = [
  { value: 'accepted', label: 'Good' },
  { value: 'refused', label: 'Not good' },
] as const;

/** What is wrong most often, in words that the person can act on. */
const usualReasons = {
  'Too blurred': 'It is too blurred to read. Please take it again in good light.',
  'Cut off': 'A part of it is cut off. Please show all four corners.',
  Expired: 'It has expired. Please send a valid one.',
  'Another person': 'The name or the face is not the same as on the other documents.',
};

/** Whether one document is good, and if not, why. */
export function JudgementFields({ kind, decision }: { kind: DocumentKind; decision: Decision }) {
  const judgement = decision.judgementOf(kind);
  const error = decision.errorOf(kind);
  const isRefused = judgement.decision === 'refused';
  return (
    <div className="grid gap-2">
      <ChoiceList
        legend={documentNames[kind]}
        isLegendHidden
        choices={[...choices]}
        value={judgement.decision}
        error={isRefused ? undefined : error}
        onChange={(value) => decision.judge(kind, { ...judgement, decision: value })}
      />
      {isRefused && (
        <>
          <ReasonField
            label="What is wrong with it?"
            rows={2}
            value={judgement.reason}
            error={error}
            onChange={(reason) => decision.judge(kind, { ...judgement, reason })}
          />
          <div className="flex flex-wrap gap-2">
            {Object.entries(usualReasons).map(([name, reason]) => (
              <button
                key={name}
                type="button"
                className="btn btn-outline btn-sm"
                onClick={() => decision.judge(kind, { ...judgement, reason })}
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
