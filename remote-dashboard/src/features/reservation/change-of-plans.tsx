import type { Reservation } from '../../api/reservations';
import { changeOfPlansLabels } from './facts-labels';
import { TripActions, laterActions } from './trip-actions';
import { canBeCancelled } from './true-of-state';

interface ChangeOfPlansProps {
  reservation: Reservation;
  /** As of `TripActions`. */
  onDone: () => void;
}

/** The terms of cancelling, and the ways to change or cancel the trip; nothing where neither is left. */
export function ChangeOfPlans({ reservation, onDone }: ChangeOfPlansProps) {
  const hasTerms = canBeCancelled(reservation);
  const isShown = hasTerms || reservation.can.some((action) => laterActions.includes(action));
  return (
    // What was opened stays in its place when the rest goes.
    <div
      className={
        isShown ? 'rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6' : 'empty:hidden'
      }
    >
      {isShown && (
        <h2 className="mb-3 text-lg font-semibold tracking-tight">{changeOfPlansLabels.heading}</h2>
      )}
      {hasTerms && <p className="mb-4 text-base-content/80">{reservation.cancellation_policy_text}</p>}
      <TripActions reservation={reservation} show="later" onDone={onDone} />
    </div>
  );
}
