import { aPayment, aRefund, aReservation, euros } from '../../testing/reservations';
import { cancelledSentence } from './cancelled-sentence';

const nothing = { paid: euros(0), refunds: [] };
const back = { paid: euros(0), payments: [aPayment()], refunds: [aRefund()] };
const onItsWay = { ...back, refunds: [aRefund({ status: 'pending' })] };
const onHold = { ...back, refunds: [aRefund({ status: 'on_hold' })] };
const byTheBank = { ...back, refunds: [aRefund({ status: 'charged_back' })] };
const refused = { ...back, refunds: [aRefund({ status: 'failed' })] };
const repaid = { paid_on: '2099-06-05', note: 'By transfer' } as unknown as ReturnType<
  typeof aRefund
>['repaid'];

it.each([
  ['customer', 'customer', nothing, 'You cancelled and were not charged.'],
  ['customer', 'customer', back, 'You cancelled and were fully refunded.'],
  ['customer', 'customer', onItsWay, 'You cancelled. The full refund is on its way.'],
  ['customer', 'customer', refused, 'You cancelled. The full refund is on its way.'],
  [
    ...(['customer', 'customer'] as const),
    { ...back, refunds: [aRefund({ status: 'failed', repaid })] },
    'You cancelled and were fully refunded.',
  ],
  [
    ...(['customer', 'customer'] as const),
    { ...onItsWay, paid: euros(4730) },
    'You cancelled. The cancellation fee is €47.30. The rest is on its way back.',
  ],
  ['customer', 'owner', byTheBank, 'Okoro cancelled and you were fully refunded.'],
  [
    ...(['customer', 'owner'] as const),
    onHold,
    'Okoro cancelled. The full refund waits until the bank has decided the dispute.',
  ],
  ['customer', 'owner', back, 'Okoro cancelled and you were fully refunded.'],
  ['customer', 'admin', back, 'An administrator cancelled and you were fully refunded.'],
  ['customer', null, nothing, 'We cancelled and you were not charged.'],
  ['owner', 'customer', back, 'Mia cancelled and was fully refunded.'],
  ['owner', 'owner', back, 'You cancelled and Mia was fully refunded.'],
  ['admin', 'system', onItsWay, 'We cancelled. The full refund is on its way.'],
] as const)('explains to the %s that the %s cancelled (case %#)', (viewer, by, money, sentence) => {
  const reservation = aReservation({
    status: 'cancelled',
    viewer,
    cancelled_by: by,
    ...money,
    refunds: [...money.refunds],
  });

  expect(cancelledSentence(reservation)).toBe(sentence);
});
