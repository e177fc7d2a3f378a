import { formatOnCarClock } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { objectionNoticeLabels } from './labels';

/** What the customer objects to and what was decided, or until when they can object. */
export function ObjectionNotice({ reservation }: { reservation: Reservation }) {
  const { objection, object_by: until, can, viewer, customer, time_zone: timeZone } = reservation;
  if (objection === null) {
    if (!can.includes('object') || until === null) return null;
    return <p className="mt-1">{objectionNoticeLabels.period(formatOnCarClock(until, timeZone))}</p>;
  }
  const { reason, at, decision } = objection;
  return (
    <>
      <p className="mt-1">
        {viewer === 'customer'
          ? objectionNoticeLabels.yours(formatOnCarClock(at, timeZone), reason)
          : objectionNoticeLabels.customer(customer.fname, formatOnCarClock(at, timeZone), reason)}
      </p>
      <p className="mt-1">
        {decision === null ? objectionNoticeLabels.review : objectionNoticeLabels.decision(decision)}
      </p>
    </>
  );
}
