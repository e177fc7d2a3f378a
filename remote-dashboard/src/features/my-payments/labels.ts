export const myPaymentsLabels = {
  failed: 'Your payments couldn’t be loaded',
  emptyHeading: 'No payments yet',
  emptyLink: 'Find a car',
  emptyText: 'Your payments and receipts appear here.',
};

export const savedCardPanelLabels = {
  heading: 'Saved card',
  remove: 'Remove card',
  removed: 'Your card is removed.',
  failed: 'Your card couldn’t be removed. Please try again.',
};

export const receiptPageLabels = {
  notFoundHeading: 'Payment not found',
  back: 'My payments',
  notFoundText: 'We can’t find that payment. Check the address, or look for it in your list.',
  print: 'Print',
  heading: 'Payment',
  failed: 'The receipt couldn’t be loaded',
};

export const receiptSheetLabels = {
  trip: 'Trip',
  changedTrip: 'Trip, as changed',
  heading: 'Receipt',
  payment: 'Payment',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  onBehalfOf: (onBehalfOf: string) => `on behalf of ${onBehalfOf}`,
  purpose: 'For',
  paid: 'Paid',
  amount: 'Amount',
  left: 'Left',
  paymentNumber: 'Payment {number}',
  bookingCode: 'Booking code {code}',
};
