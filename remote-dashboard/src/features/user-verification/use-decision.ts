import { useState } from 'react';
import { Refused } from '../../api/refused';
import { useDecideOnUser, type Attempt, type UserDecision } from '../../api/user-verifications';
import { documentNames, type DocumentKind } from '../../lib/verification-words';

export interface Judgement {
  decision?: 'accepted' | 'refused';
  reason: string;
}

type Outcome = UserDecision['decision'];

/** What an administrator makes of what somebody sent. Nothing of it is lost when the server refuses it. */
export function useDecision(userUuid: string, attempt: Attempt | undefined) {
  const decide = useDecideOnUser(userUuid);
  const [judgements, setJudgements] = useState<Partial<Record<DocumentKind, Judgement>>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [isOutcomeMissing, setOutcomeMissing] = useState(false);

  const refused = (attempt?.documents ?? []).filter(({ kind }) => judgements[kind]?.decision === 'refused');
  const problem = decide.error instanceof Refused ? decide.error.problem : undefined;
  const fields = problem?.fields ?? {};

  function choose(next: Outcome) {
    setOutcome(next);
    setOutcomeMissing(false);
    if (next === 'changes_requested' && !reason && refused.length > 0) {
      const names = refused.map(({ kind }) => documentNames[kind].toLowerCase());
      setReason(`Please send again: ${names.join('; ')}.`);
    }
  }

  function send(onDecided: (after: { nextUuid: string | null; outcome: Outcome }) => void) {
    if (!attempt || !outcome) {
      setOutcomeMissing(true);
      return;
    }
    decide.mutate(
      {
        verification_uuid: attempt.verification_uuid,
        decision: outcome,
        reason: outcome === 'verified' ? null : reason,
        documents: attempt.documents.flatMap(({ kind }) => {
          const judged = judgements[kind];
          if (!judged?.decision) return [];
          const why = judged.decision === 'refused' ? judged.reason : null;
          return [{ kind, decision: judged.decision, reason: why }];
        }),
      },
      { onSuccess: ({ next_user_uuid: nextUuid }) => onDecided({ nextUuid, outcome }) },
    );
  }

  return {
    judgementOf: (kind: DocumentKind): Judgement => judgements[kind] ?? { reason: '' },
    judge: (kind: DocumentKind, judgement: Judgement) =>
      setJudgements((all) => ({ ...all, [kind]: judgement })),
    errorOf: (kind: DocumentKind) => fields[`documents.${kind}`],
    outcome,
    choose,
    outcomeError: isOutcomeMissing ? 'Please choose what you decide.' : fields['decision'],
    reason,
    setReason,
    reasonError: fields['reason'],
    /** Why it was not kept, for what is said beside no field. */
    message: Object.keys(fields).length > 0 ? 'Please look at what is marked.' : decide.error?.message,
    isBusy: decide.isPending,
    send,
  };
}

export type Decision = ReturnType<typeof useDecision>;
