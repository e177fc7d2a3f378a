import { Panel } from '@drove/shared-ui';
import { formatNumber } from '@drove/shared-ui/formats';
import type { HostingHome } from '../../../api/home';
import { occupancyLabels } from '../labels';

type Share = HostingHome['occupancy']['past'];

/** How much of the time that an owner offers is booked, behind and ahead. */
export function Occupancy({ occupancy: { past, coming } }: { occupancy: HostingHome['occupancy'] }) {
  return (
    <Panel heading={occupancyLabels.heading}>
      <p className="text-base-content/80">{occupancyLabels.explanation}</p>
      <dl className="mt-5 grid gap-6">
        <Meter label={occupancyLabels.next} share={coming} />
        <Meter label={occupancyLabels.last} share={past} />
      </dl>
    </Panel>
  );
}

function Meter({ label, share }: { label: string; share: Share }) {
  const { booked_bps: bookedBps, booked_hours: bookedHours, offered_hours: offeredHours } = share;
  const days = (hours: number) => formatNumber(Math.round(hours / 24));
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      {bookedBps === null ? (
        <dd className="mt-1 text-base-content/80">{occupancyLabels.none}</dd>
      ) : (
        <dd>
          <span className="flex items-baseline justify-between gap-4">
            <span className="text-2xl font-bold tabular-nums">{`${Math.round(bookedBps / 100)}%`}</span>
            <span className="text-sm text-base-content/80">
              {occupancyLabels.days(days(bookedHours), days(offeredHours))}
            </span>
          </span>
          <span className="mt-2 block h-3 overflow-hidden rounded-full bg-base-300" aria-hidden="true">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ width: `${String(bookedBps / 100)}%` }}
            />
          </span>
        </dd>
      )}
    </div>
  );
}
