import { RequireRole } from '../features/access/require-role';
import { ownerCalendarScreenLabels } from '../features/own-calendar/labels';
import { OwnCalendar } from '../features/own-calendar/own-calendar';
import { HostingSections } from '../ui/hosting-sections';

/** The days on which an owner's cars are booked, kept and free. */
export function OwnerCalendarScreen() {
  return (
    <RequireRole audience="owners">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {ownerCalendarScreenLabels.calendar}
        </h1>
        <HostingSections current="/dashboard/reservations/calendar" />
        <OwnCalendar />
      </article>
    </RequireRole>
  );
}
