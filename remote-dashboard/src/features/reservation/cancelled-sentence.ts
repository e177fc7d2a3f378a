import { formatMoney, isolated } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { cancellationFeeMinor, refundState } from './true-of-state';

const rest: Partial<Record<ReturnType<typeof refundState>, string>> = {
  'on its way': ' The rest is on its way back.',
  'on hold': ' The rest goes back once the bank has decided the dispute.',
};

/** `You cancelled and were fully refunded.`: who cancelled a trip, and what became of the money. */
export function cancelledSentence(reservation: Reservation): string {
  const { cancelled_by: by, customer, owner, viewer } = reservation;
  const names = {
    customer: viewer === 'customer' ? 'You' : isolated(customer.fname),
    owner: viewer === 'owner' ? 'You' : isolated(owner.fname),
    admin: 'An administrator',
    system: 'We',
  };
  const who = names[by ?? 'system'];
  const fee = cancellationFeeMinor(reservation);
  const state = refundState(reservation);
  if (fee > 0) {
    const money = formatMoney({ ...reservation.paid, amount_minor: fee });
    return `${who} cancelled. The cancellation fee is ${money}.${rest[state] ?? ''}`;
  }
  const isByCustomer = by === 'customer';
  const customerName = viewer === 'customer' ? 'you' : isolated(customer.fname);
  const was = viewer === 'customer' ? 'were' : 'was';
  // `You cancelled and were …`, but `Okoro cancelled and you were …`.
  const whose = isByCustomer ? was : `${customerName} ${was}`;
  if (state === 'nothing charged') return `${who} cancelled and ${whose} not charged.`;
  if (state === 'refunded') return `${who} cancelled and ${whose} fully refunded.`;
  if (state === 'on hold')
    return `${who} cancelled. The full refund waits until the bank has decided the dispute.`;
  return `${who} cancelled. The full refund is on its way.`;
}
