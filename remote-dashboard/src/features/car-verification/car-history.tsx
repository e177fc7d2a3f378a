import { Panel } from 'shared-ui';
import { formatInstant } from 'shared-ui/formats';
import type { CarVerification } from '../../api/car-verifications';

const actions: Record<string, string> = {
  'car.submitted': 'Sent for verification',
  'car.approved': 'Approved',
  'car.rejected': 'Rejected',
  'car.changes_requested': 'Changes requested',
  'car.suspended': 'Suspended',
  'car.reinstated': 'Suspension ended',
  'car.listed': 'Resumed',
  'car.paused': 'Paused',
};

/** What happened to a car, the newest first. */
export function CarHistory({ history }: Pick<CarVerification, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Panel heading="History">
      <ol className="grid gap-3">
        {history.map(({ at, action, by_name: name, reason }) => (
          <li key={`${at} ${action}`}>
            <span className="font-medium">{actions[action] ?? action}</span>{' '}
            <span className="text-sm text-base-content/80">
              {name && `by ${name}, `}
              {formatInstant(at)}
            </span>
            {reason && <span className="block">{reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
