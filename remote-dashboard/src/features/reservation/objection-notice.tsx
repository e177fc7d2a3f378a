import { formatOnCarClock } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';

/** What the customer objects to and what was decided, or until when they can object. */
export function ObjectionNotice({ reservation }: { reservation: Reservation }) {
  const { objection, object_by: until, can, viewer, customer, time_zone: timeZone } = reservation;
  if (objection === null) {
    if (!can.includes('object') || until === null) return null;
    return (
      <p className="mt-1">
        If something was wrong, you can object until {formatOnCarClock(until, timeZone)}.
      </p>
    );
  }
  const { reason, at, decision } = objection;
  return (
    <>
      <p className="mt-1">
        {viewer === 'customer' ? 'You' : customer.fname} objected on {formatOnCarClock(at, timeZone)}: “
        {reason}”
      </p>
      <p className="mt-1">
        {decision === null
          ? 'An administrator is reviewing it. The owner’s payout is on hold until then.'
          : `What was decided: “${decision}”`}
      </p>
    </>
  );
}
