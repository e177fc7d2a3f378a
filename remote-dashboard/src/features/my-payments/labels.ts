export const myPaymentsLabels = {
  paymentsNotLoaded: 'Your payments couldn’t be loaded',
  noPaymentsYet: 'No payments yet',
  findACar: 'Find a car',
  noPaymentsYetText: 'Your payments and receipts appear here.',
};

export const receiptPageLabels = {
  paymentNotFound: 'Payment not found',
  myPayments: 'My payments',
  paymentNotFoundText: 'We can’t find that payment. Check the address, or look for it in your list.',
  print: 'Print',
  payment: 'Payment',
  receiptNotLoaded: 'The receipt couldn’t be loaded',
};

export const receiptSheetLabels = {
  trip: 'Trip',
  tripAsChanged: 'Trip, as changed',
  receipt: 'Receipt',
  payment: 'Payment',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  onBehalfOf: (onBehalfOf: string) => `on behalf of ${onBehalfOf}`,
  paidFor: 'For',
  paid: 'Paid',
  amount: 'Amount',
  left: 'Left',
  paymentNumber: (paymentUuid: string) => `Payment ${paymentUuid}`,
  tripNumber: (reservationUuid: string) => `Trip ${reservationUuid}`,
};
