import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatClock } from '@drove/shared-ui/formats';
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

/** What keeps this person from holding the car now; nothing for a visitor, who signs in first. */
export function useHoldObstacle(carUuid: string) {
  const { data } = useQuery({ ...holdsOptions(useApi()), enabled: useMayHold() });
  const pause = data?.paused_cars.find(({ car_uuid }) => car_uuid === carUuid);
  return { pause, full: data && data.holds.length >= data.most ? data : undefined };
}

/** Says before the payment page would why a car cannot be held now, and what to do; the chosen days stay. */
export function HoldObstacle({ carUuid, timeZone, period, children }: HoldObstacleProps) {
  const { pause, full } = useHoldObstacle(carUuid);
  const release = useReleaseHold();
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
  if (!full) return children;
  return (
    <div className="grid gap-3">
      <p role="status">{holdObstacleLabels.tooManyHolds(full.most)}</p>
      <OpenHolds
        holds={full.holds}
        onRelease={release.mutate}
        releasing={release.isPending ? release.variables : undefined}
        error={release.isError ? releaseMessage(release.error) : undefined}
      />
    </div>
  );
}
