import { Panel, StatusBadge } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import type { Attempt } from './api/user-verifications';
import { documentNames, userVerificationLabels } from '../../lib/verification-labels';
import { attemptHistoryLabels } from './labels';

/** What was sent before and what was said to it, the newest first. */
export function AttemptHistory({ attempts }: { attempts: Attempt[] }) {
  const decided = attempts.filter(({ decided_at: at }) => at !== null);
  if (decided.length === 0) return null;
  return (
    <Panel heading={attemptHistoryLabels.heading} className="mt-6">
      <ol className="grid gap-4 divide-y divide-base-300">
        {decided.map((attempt) => (
          <li key={attempt.verification_uuid} className="pb-4 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {attempt.status !== 'draft' && <StatusBadge {...userVerificationLabels(attempt.status)} />}
              <span className="text-sm text-base-content/80">
                {attemptHistoryLabels.decided(
                  attempt.decided_by_name ?? attemptHistoryLabels.unnamedAdministrator,
                  formatInstant(attempt.decided_at ?? ''),
                  formatInstant(attempt.submitted_at),
                )}
              </span>
            </p>
            {attempt.reason && <p className="mt-2">{attempt.reason}</p>}
            <ul className="mt-1 text-sm text-base-content/80">
              {attempt.documents.flatMap(({ kind, reason }) =>
                reason ? [<li key={kind}>{`${documentNames[kind]}: ${reason}`}</li>] : [],
              )}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
