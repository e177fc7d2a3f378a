import { useId } from 'react';
import { formatLocalTime } from './formats/format-time';
import { nearestTimesLabels } from './labels';

interface Period {
  pick_up: string;
  return: string;
}

interface NearestTimesProps {
  periods: readonly Period[];
  onPick: (period: Period) => void;
}

/** Periods that can be booked instead of one that cannot, each chosen with one click; nothing without any. */
export function NearestTimes({ periods, onPick }: NearestTimesProps) {
  const id = useId();
  if (periods.length === 0) return null;
  return (
    <div>
      <p id={id} className="text-sm font-medium">
        {nearestTimesLabels.heading}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {periods.map((period) => (
          <li key={`${period.pick_up} ${period.return}`}>
            <button
              type="button"
              className="btn h-auto min-h-11 py-2 text-start btn-outline"
              onClick={() => onPick(period)}
            >
              {`${formatLocalTime(period.pick_up)} – ${formatLocalTime(period.return)}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
