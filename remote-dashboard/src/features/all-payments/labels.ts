import { isolated } from '@drove/shared-ui/formats';
export const allPaymentsLabels = {
  failed: 'The payments couldn’t be loaded',
  emptyHeading: 'No payments yet',
  emptyText: 'Payments appear here as soon as they’re made.',
  refundHeading: 'Refund',
};

export const exportButtonLabels = {
  export: 'Export as CSV',
};

export const paymentFiltersLabels = {
  purposes: {
    booking: 'Trips',
    difference: 'Differences',
    lateFee: 'Late returns',
    deposit: 'Deposits',
  },
  refundStates: {
    failed: 'Failed refunds',
    pending: 'On their way',
  },
  search: 'Name, email, car, plate, booking code or payment number',
  state: 'State',
  allStates: 'All states',
  purpose: 'For',
  allPurposes: 'Everything',
  refunds: 'Refunds',
  allRefunds: 'With or without',
  from: 'From',
  to: 'Until',
};

export const paymentTotalsLabels = {
  heading: 'Totals',
  paid: 'Paid',
  refunded: 'Refunded',
  chargedBack: 'Charged back',
  kept: 'Kept',
  payout: 'For owners',
  commission: 'Commission',
  serviceFee: 'Service fees',
  tax: 'Tax',
  owed: 'Owed to customers',
  chargebacks: 'Chargebacks we bear',
};

export const paymentsTableLabels = {
  caption: 'Payments',
  payment: 'Payment',
  trip: 'Trip',
  state: 'State',
  amount: 'Amount',
  actions: 'What can be done',
  purpose: (purpose: string, fname: string, lname: string) =>
    `${purpose} · of ${isolated(`${fname} ${lname}`)}`,
  refunded: (refunded: string) => `${refunded} back`,
  refund: 'Refund',
  refundTarget: (fname: string, lname: string) => `the payment of ${isolated(`${fname} ${lname}`)}`,
};

export const refundFormLabels = {
  form: 'Refund',
  explanation: (fname: string, lname: string, amount: string, refundable: string) =>
    `${isolated(`${fname} ${lname}`)} paid ${amount}; ${refundable} of it can go back.`,
  amount: (currency: string) => `Amount (${currency})`,
  reason: 'Reason (the customer will see it)',
  submitAmount: (amount: string) => `Give ${amount} back`,
  submit: 'Give back',
  started: 'The refund is on its way',
  cancel: 'Cancel',
};

export const waitingApprovalLabels = {
  waits: 'Waits for a second administrator',
  kinds: {
    refund: (amount: string) => `Refund of ${amount}`,
    retry: (amount: string) => `New try of the refund of ${amount}`,
    repayment: (amount: string) => `Repayment of ${amount} another way`,
  },
  requested: (name: string, requestedAt: string) => `Requested by ${isolated(name)}, ${requestedAt}`,
  approve: 'Approve',
  decline: 'Decline',
  target: (name: string) => `the refund to ${isolated(name)}`,
  decided: {
    approve: 'Approved and carried out',
    decline: 'Declined',
  },
};

export const refundTroublesLabels = {
  pending: (amount: string, createdAt: string) => `${amount} refund pending since ${createdAt}`,
  onHold: (amount: string) => `${amount} refund waits for the bank’s decision`,
  failed: (amount: string) => `${amount} refund failed`,
  retried: 'Trying the refund again',
  retry: 'Try again',
  retryTarget: (name: string) => `to give ${isolated(name)} the money back`,
  recordPayment: 'Paid another way',
  recordPaymentTarget: (name: string) => `to ${isolated(name)}`,
};

export const repaymentFormLabels = {
  methods: {
    bankTransfer: 'Bank transfer',
    cash: 'Cash',
    credit: 'Credit',
    other: 'Another way',
  },
  methodMissing: 'Choose a method.',
  referenceMissing: 'Enter a reference.',
  payeeMissing: 'Enter who received it.',
  form: 'Paid another way',
  recorded: (name: string) => `Recorded. ${isolated(name)} can see it`,
  method: 'Method',
  reference: 'Reference (the customer will see it)',
  payee: 'Paid to',
  submit: (amount: string) => `Record ${amount} as paid`,
  cancel: 'Cancel',
};
