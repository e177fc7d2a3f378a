import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { useDecideOnUser, type Attempt } from './api/user-verifications';
import { explainDecision } from './decision.messages';
import type { DecisionValues } from './decision.schema';
import { decisionPanelLabels } from './labels';

/**
 * Sends the decision on what a person sent, then goes on to the next in the queue. `message` says why it was not kept:
 * it stays when the form goes, since another administrator may have decided.
 */
export function useDecide(userUuid: string, name: string, attempt: Attempt | undefined) {
  const decide = useDecideOnUser(userUuid);
  const navigate = useNavigate();
  const [message, setMessage] = useState('');

  async function send(values: DecisionValues) {
    const { decision, reason } = values;
    if (!attempt || !decision) return;
    setMessage('');
    const documents = attempt.documents.flatMap(({ kind }) => {
      const judged = values.documents[kind];
      if (!judged?.decision) return [];
      const why = judged.decision === 'refused' ? judged.reason : null;
      return [{ kind, decision: judged.decision, reason: why }];
    });
    await decide.mutateAsync(
      {
        verification_uuid: attempt.verification_uuid,
        decision,
        reason: decision === 'verified' ? null : reason,
        documents,
      },
      {
        onSuccess: ({ next_user_uuid: next }) => {
          toast.success(decisionPanelLabels.decided[decision](name));
          void navigate(`/dashboard/user-verification${next ? `/${next}` : ''}`);
        },
        onError: (error) => setMessage(explainDecision(error, values).message),
      },
    );
  }

  return { send, message };
}
