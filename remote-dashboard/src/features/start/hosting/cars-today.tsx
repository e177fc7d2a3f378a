import { Panel, StatusBadge, type Tone } from '@drove/shared-ui';
import { counted, formatLocalTime } from '@drove/shared-ui/formats';
import type { HostingHome } from '../../../api/home';
import { carsTodayLabels } from '../labels';
import { CarRow } from './car-row';

type Due = HostingHome['out']['trips'][number]['due'];

const dueWords: Record<Due, { label: string; tone: Tone }> = {
  overdue: { label: carsTodayLabels.overdue, tone: 'error' },
  today: { label: carsTodayLabels.dueToday, tone: 'warning' },
  later: { label: carsTodayLabels.out, tone: 'neutral' },
};

/** Which of an owner's cars go out today, and which are out and when they come back. */
export function CarsToday({ home: { out, leaving } }: { home: HostingHome }) {
  const more = out.count - out.trips.length;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel heading={carsTodayLabels.onTrip}>
        <p className="text-base-content/80">{summaryOf(out)}</p>
        <ul className="mt-2 empty:hidden">
          {out.trips.map(({ due, reservation }) => (
            <li key={reservation.reservation_uuid}>
              <CarRow
                trip={reservation}
                when={carsTodayLabels.backAt(formatLocalTime(reservation.return))}
                badge={<StatusBadge {...dueWords[due]} />}
              />
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-2 text-base-content/80">{carsTodayLabels.more(more)}</p>}
      </Panel>
      <Panel heading={carsTodayLabels.pickUps}>
        {leaving.length === 0 && <p className="text-base-content/80">{carsTodayLabels.noPickUps}</p>}
        <ul className="empty:hidden">
          {leaving.map((trip) => (
            <li key={trip.reservation_uuid}>
              <CarRow trip={trip} when={carsTodayLabels.pickUpAt(formatLocalTime(trip.pick_up))} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function summaryOf({ count, due_today: dueToday, overdue }: HostingHome['out']): string {
  if (count === 0) return carsTodayLabels.noneOnTrip;
  const parts = [
    carsTodayLabels.withCustomers(counted(count, 'car')),
    dueToday > 0 && carsTodayLabels.countDueToday(dueToday),
    overdue > 0 && carsTodayLabels.countOverdue(overdue),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
