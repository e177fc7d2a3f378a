import type { Reservation } from '../../api/reservations';
import { confirmationNoticeLabels } from './labels';

const steps = {
  confirmed: {
    part: 'pick_up',
    name: confirmationNoticeLabels.thePickUp,
    then: confirmationNoticeLabels.theTripBegins,
  },
  in_progress: {
    part: 'return',
    name: confirmationNoticeLabels.theReturn,
    then: confirmationNoticeLabels.theReturnThen,
  },
} as const;

/** Who has confirmed the pick-up or the return, while the other side has not. */
export function ConfirmationNotice({ reservation }: { reservation: Reservation }) {
  const { status, viewer, confirmed, customer, owner } = reservation;
  if (status !== 'confirmed' && status !== 'in_progress') return null;
  const { part, name, then } = steps[status];
  const [by, ...others] = confirmed[part];
  if (by === undefined || others.length > 0) return null;
  const names = { customer: customer.fname, owner: owner.fname };
  const other = names[by === 'customer' ? 'owner' : 'customer'];
  if (viewer === by) {
    return <p className="mt-1">{confirmationNoticeLabels.youHaveConfirmed(name, then, other)}</p>;
  }
  return (
    <p className="mt-1">
      {confirmationNoticeLabels.hasConfirmed(
        names[by],
        name,
        viewer === 'admin'
          ? confirmationNoticeLabels.hasNot(other)
          : confirmationNoticeLabels.pleaseConfirmItToo,
      )}
    </p>
  );
}
