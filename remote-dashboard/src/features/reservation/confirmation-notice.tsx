import type { Reservation } from '../../api/reservations';
import { confirmationNoticeLabels } from './labels';

const parts = { confirmed: 'pick_up', in_progress: 'return' } as const;

/** Who has confirmed the pick-up or the return, while the other side has not. */
export function ConfirmationNotice({ reservation }: { reservation: Reservation }) {
  const { status, viewer, confirmed, customer, owner } = reservation;
  if (status !== 'confirmed' && status !== 'in_progress') return null;
  const [by, ...others] = confirmed[parts[status]];
  if (by === undefined || others.length > 0) return null;
  const names = { customer: customer.fname, owner: owner.fname };
  const other = names[by === 'customer' ? 'owner' : 'customer'];
  const labels = confirmationNoticeLabels[status];
  if (viewer === by) return <p className="mt-1">{labels.yours(other)}</p>;
  return (
    <p className="mt-1">
      {viewer === 'admin' ? labels.others(names[by], other) : labels.toConfirm(names[by])}
    </p>
  );
}
