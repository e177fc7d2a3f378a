import type { Reservation } from '../../api/reservations';

const steps = {
  confirmed: { part: 'pick_up', name: 'the pick-up', then: 'The trip begins' },
  in_progress: { part: 'return', name: 'the return', then: 'The trip is completed' },
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
    return (
      <p className="mt-1">
        You have confirmed {name}. {then} once {other} confirms it too.
      </p>
    );
  }
  return (
    <p className="mt-1">
      {names[by]} has confirmed {name}. {viewer === 'admin' ? `${other} has not.` : 'Please confirm it too.'}
    </p>
  );
}
