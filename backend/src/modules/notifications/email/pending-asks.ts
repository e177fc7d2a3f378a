import type { Deps } from '../../../platform/deps.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import { findReservation, toReservation } from '../../booking/public.js';
import { findUserByUuid, type Viewer } from '../../people/public.js';
import type { DueNotification } from './notification-emails.repository.js';

type Trip = Awaited<ReturnType<typeof toReservation>>;
type IsPending = (trip: Trip) => boolean;

const canBe = (...actions: Trip['can']): IsPending => {
  return ({ can }) => actions.some((action) => can.includes(action));
};

/** The other side has said it, and the reader has not. */
const confirmation = (other: 'customer' | 'owner', pickUp: IsPending, giveBack: IsPending): IsPending => {
  return (trip) =>
    (trip.confirmed.pick_up.includes(other) && pickUp(trip)) ||
    (trip.confirmed.return.includes(other) && giveBack(trip));
};

/** Whether what an event asks of a reader is still to be done. */
const asks: Partial<Record<DomainEvent['kind'], Partial<Record<Viewer, IsPending>>>> = {
  reservation_requested: { owner: canBe('accept', 'decline') },
  held_until_verified: { customer: (trip) => trip.awaits_verification && trip.can.includes('release') },
  handover_confirmed: {
    customer: confirmation('owner', canBe('confirm_pick_up'), canBe('confirm_return')),
    owner: confirmation('customer', canBe('hand_over'), canBe('take_back')),
  },
  trip_to_pay_anew: { customer: canBe('pay') },
  change_requested: { owner: canBe('answer_change') },
  change_approved: { customer: canBe('pay_change') },
  difference_unpaid: { customer: canBe('pay_change') },
  deposit_failed: { customer: canBe('set_deposit_aside') },
  late_fee_due: { customer: canBe('pay_late_fee') },
  late_fee_reminder: { customer: canBe('pay_late_fee') },
};

/**
 * Notifications of a person about a trip, without those that ask for what is done, withdrawn or too late by now. Of several
 * of a kind the last one asks: the others were about something that has ended since.
 */
export async function withoutPastAsks(
  deps: Deps,
  reservationUuid: string,
  notifications: readonly DueNotification[],
): Promise<DueNotification[]> {
  const askOf = ({ kind }: DueNotification) => asks[kind as DomainEvent['kind']];
  const [asking] = notifications.filter((notification) => askOf(notification) !== undefined);
  if (asking === undefined) return [...notifications];
  const user = await findUserByUuid(deps.database, asking.user_uuid);
  const reservation = await findReservation(deps.database, reservationUuid);
  if (user === undefined || reservation === undefined) return [...notifications];
  const trip = await toReservation(deps, user, reservation);
  return notifications.filter((notification, index) => {
    const isPending = askOf(notification)?.[trip.viewer];
    if (isPending === undefined) return true;
    const isLast = notifications.findLastIndex(({ kind }) => kind === notification.kind) === index;
    return isLast && isPending(trip);
  });
}
