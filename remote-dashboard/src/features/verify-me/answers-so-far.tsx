import { Panel, StatusBadge } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import type { MyVerification } from './api/my-verification';
import { userVerificationLabels } from '../../lib/verification-labels';
import { answersSoFarLabels } from './labels';

/** What was answered to what was sent before. */
export function AnswersSoFar({ history }: Pick<MyVerification, 'history'>) {
  const answered = history.filter(({ decided_at: at }) => at !== null);
  if (answered.length === 0) return null;
  return (
    <Panel heading={answersSoFarLabels.heading} className="mt-6">
      <ol className="grid gap-3">
        {answered.map(({ status, submitted_at: sentAt, decided_at: at, reason }) => (
          <li key={sentAt}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {status !== 'draft' && <StatusBadge {...userVerificationLabels(status)} />}
              <span className="text-sm text-base-content/80">{formatInstant(at ?? '')}</span>
            </p>
            {reason && <p className="mt-1">{reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
