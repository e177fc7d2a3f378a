import { useApi } from 'api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatClock } from 'shared-ui/formats';
import { holdsOptions, useMayHold, useReleaseHold } from '../../api/holds';
import { releaseMessage } from '../../api/holds.messages';
import { periodQuery, type Period } from '../../lib/car-search';
import { OpenHolds } from '../../ui/open-holds';
import { holdObstacleLabels } from './labels';

interface HoldObstacleProps {
  carUuid: string;
  /** The car's. */
  timeZone: string;
  period: Period;
  /** Shown when the car can be held. */
  children: ReactNode;
}

/** Says before the payment page would why a car cannot be held now, and what to do; the chosen days stay. */
export function HoldObstacle({ carUuid, timeZone, period, children }: HoldObstacleProps) {
  const { data } = useQuery({ ...holdsOptions(useApi()), enabled: useMayHold() });
  const release = useReleaseHold();
  const pause = data?.paused_cars.find(({ car_uuid }) => car_uuid === carUuid);
  if (pause) {
    return (
      <div className="grid gap-3" role="status">
        <p>{holdObstacleLabels.heldUnpaid(formatClock(pause.until, timeZone))}</p>
        <Link to={`/carlisting${periodQuery(period)}`} className="btn w-full btn-outline">
          {holdObstacleLabels.toCars}
        </Link>
      </div>
    );
  }
  if (!data || data.holds.length < data.most) return children;
  return (
    <div className="grid gap-3">
      <p role="status">{holdObstacleLabels.tooManyHolds(data.most)}</p>
      <OpenHolds
        holds={data.holds}
        onRelease={release.mutate}
        releasing={release.isPending ? release.variables : undefined}
        error={release.isError ? releaseMessage(release.error) : undefined}
      />
    </div>
  );
}
