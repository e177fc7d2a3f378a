import type { AccountedPayment } from '../features/all-payments/api/all-payments';
import { aPayment, euros } from './reservations';

/** A captured payment of Mia Meyer, of which a little was given back. */
export const payment: AccountedPayment = {
  ...aPayment(),
  car: { car_uuid: '00000000-0000-4000-8000-0000000000c1', make: 'Fiat', model: '500' },
  customer: { fname: 'Mia', lname: 'Meyer', email: 'mia@demo.test' },
  owner: { fname: 'Okoro', lname: 'Okafor' },
  provider: 'test',
  refundable: euros(20_730),
  owed: euros(0),
  charged_back: euros(0),
  awaiting_approval: null,
  refunds: [],
  payout: euros(13_000),
  commission: euros(2000),
  fee: euros(1530),
  tax: euros(4200),
};
const totals = {
  currency: 'EUR',
  payments: 1,
  paid: euros(22_730),
  refunded: euros(2000),
  kept: euros(20_730),
  owed: euros(0),
  charged_back: euros(0),
  chargebacks: euros(0),
  payout: euros(13_000),
  commission: euros(2000),
  fee: euros(1530),
  tax: euros(4200),
};
/** The page of all payments with it alone. */
export const paymentsPage = { payments: [payment], has_more: false, next_cursor: null, totals: [totals] };
