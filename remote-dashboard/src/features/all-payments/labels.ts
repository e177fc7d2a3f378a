export const allPaymentsLabels = {
  paymentsNotLoaded: 'The payments couldn’t be loaded',
  noPaymentsYet: 'No payments yet',
  noPaymentsYetText: 'Payments appear here as soon as they’re made.',
  refund: 'Refund',
  refundStarted: 'The refund is on its way',
};

export const exportButtonLabels = {
  exportAsCsv: 'Export as CSV',
};

export const paymentFiltersLabels = {
  trips: 'Trips',
  differences: 'Differences',
  lateReturns: 'Late returns',
  deposits: 'Deposits',
  failedRefunds: 'Failed refunds',
  onTheirWay: 'On their way',
  search: 'Name, email, car, plate, or number of a payment or trip',
  state: 'State',
  allStates: 'All states',
  purpose: 'For',
  everything: 'Everything',
  refunds: 'Refunds',
  withOrWithout: 'With or without',
  from: 'From',
  until: 'Until',
};

export const paymentTotalsLabels = {
  totals: 'Totals',
  paid: 'Paid',
  refunded: 'Refunded',
  chargedBack: 'Charged back',
  kept: 'Kept',
  forOwners: 'For owners',
  commission: 'Commission',
  serviceFees: 'Service fees',
  tax: 'Tax',
  owedToCustomers: 'Owed to customers',
  chargebacksWeBear: 'Chargebacks we bear',
};

export const paymentsTableLabels = {
  payments: 'Payments',
  payment: 'Payment',
  trip: 'Trip',
  state: 'State',
  amount: 'Amount',
  whatCanBeDone: 'What can be done',
  purposeAndOwner: (purpose: string, fname: string, lname: string) => `${purpose} · of ${fname} ${lname}`,
  refunded: (refunded: string) => `${refunded} back`,
  refund: 'Refund',
  thePaymentOf: (fname: string, lname: string) => `the payment of ${fname} ${lname}`,
};

export const refundFormLabels = {
  refund: 'Refund',
  paidAndRefundable: (fname: string, lname: string, amount: string, refundable: string) =>
    `${fname} ${lname} paid ${amount}; ${refundable} of it can go back.`,
  amount: (currency: string) => `Amount (${currency})`,
  reason: 'Reason (the customer will see it)',
  giveAmountBack: (amount: string) => `Give ${amount} back`,
  giveBack: 'Give back',
  notNow: 'Not now',
};

export const refundTroublesLabels = {
  refundPendingSince: (amount: string, createdAt: string) => `${amount} refund pending since ${createdAt}`,
  refundFailed: (amount: string) => `${amount} refund failed`,
  tryingTheRefundAgain: 'Trying the refund again',
  tryAgain: 'Try again',
  tryAgainTarget: (name: string) => `to give ${name} the money back`,
  paidAnotherWay: 'Paid another way',
  paidAnotherWayTarget: (name: string) => `to ${name}`,
};

export const repaymentFormLabels = {
  bankTransfer: 'Bank transfer',
  cash: 'Cash',
  credit: 'Credit',
  anotherWay: 'Another way',
  chooseAMethod: 'Choose a method.',
  enterAReference: 'Enter a reference.',
  paidAnotherWay: 'Paid another way',
  recorded: (name: string) => `Recorded. ${name} can see it`,
  method: 'Method',
  reference: 'Reference (the customer will see it)',
  recordAsPaid: (amount: string) => `Record ${amount} as paid`,
  notNow: 'Not now',
};
