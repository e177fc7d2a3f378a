import { Panel } from '@drove/shared-ui';
import { formatInstant } from '@drove/shared-ui/formats';
import type { CarVerification } from './api/car-verifications';
import { auditLabels } from '../../lib/audit-labels';
import { carHistoryLabels } from './labels';

const actions: Record<string, string> = {
  'car.submitted': carHistoryLabels.submitted,
  'car.approved': carHistoryLabels.approved,
  'car.rejected': carHistoryLabels.rejected,
  'car.changes_requested': carHistoryLabels.changesRequested,
  'car.suspended': carHistoryLabels.suspended,
  'car.reinstated': carHistoryLabels.reinstated,
  'car.listed': carHistoryLabels.resumed,
  'car.paused': carHistoryLabels.paused,
};

/** What happened to a car, the newest first. */
export function CarHistory({ history }: Pick<CarVerification, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Panel heading={carHistoryLabels.heading}>
      <ol className="grid gap-3">
        {history.map(({ at, action, by_name: name, reason }) => (
          <li key={`${at} ${action}`}>
            <span className="font-medium">{actions[action] ?? auditLabels(action)}</span>{' '}
            <span className="text-sm text-base-content/80">
              {carHistoryLabels.entry(name, formatInstant(at))}
            </span>
            {reason && <span className="block">{reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
