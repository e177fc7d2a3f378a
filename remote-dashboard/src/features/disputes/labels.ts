export const allDisputesLabels = {
  disputesNotLoaded: 'The disputes couldn’t be loaded',
  noDisputes: 'No disputes',
  noDisputesText:
    'When a customer disputes a payment at their bank, it shows here with the last day to answer.',
  opened: (openedAt: string) => `Opened ${openedAt}`,
};

export const answerFormLabels = {
  contest: 'Contest it with the evidence below',
  accept: 'Accept it: the customer is right',
  answerMissing: 'Please choose an answer.',
  explanationMissing: 'Please enter an explanation.',
  answerTheBank: 'Answer the bank',
  sent: 'The answer goes to the bank',
  answer: 'Answer',
  explanation: 'Explanation',
  explanationHint: 'The bank reads it before the evidence. You can answer once.',
  sendTheAnswer: 'Send the answer',
};

export const disputePageLabels = {
  allDisputes: 'All disputes',
  heading: 'Disputed payment',
  disputeNotLoaded: 'The dispute couldn’t be loaded',
  answerRefused: 'The payment provider didn’t accept the last answer',
  answerRefusedText: (refusal: string) =>
    `Reason: ${refusal}. What you wrote is below: correct it and send it again.`,
  dispute: 'Dispute',
  seeTheTrip: 'See the trip',
  seeThePayment: 'See the payment',
  answerTheBank: 'Answer the bank',
  answerTheBankText: 'Without an answer the bank decides for the customer.',
  contestedWithEvidence: 'Contested with evidence',
  accepted: 'Accepted',
  givenAtThePaymentProvider: 'Given at the payment provider',
  state: 'State',
  reasonGivenToTheBank: 'Reason given to the bank',
  disputed: 'Disputed',
  takenByTheBank: 'Taken by the bank',
  opened: 'Opened',
  lastDayToAnswer: 'Last day to answer',
  answer: 'Answer',
  answered: 'Answered',
  takenOnByTheProvider: 'Taken on by the provider',
  notYet: 'Not yet',
  explanation: 'Explanation',
  downloadTheEvidence: 'Download the evidence',
};

export const disputesOfTripLabels = {
  disputedAtTheBank: (amount: string, label: string) => `${amount} disputed at the bank: ${label}`,
  seeDispute: 'See the evidence and the answer',
};

export const evidenceSectionsLabels = {
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  registered: 'Registered',
  emailConfirmed: 'Email confirmed',
  drivingLicenceVerified: 'Driving licence verified',
  yes: 'Yes',
  no: 'No',
  agreement: 'Agreement',
  return: 'Return',
  booked: 'Booked',
  total: 'Total',
  deposit: 'Deposit',
  cancellationRule: 'Cancellation rule',
  handOver: 'Hand-over',
  handedOver: 'Handed over',
  cameBack: 'Came back',
  whatHappened: 'What happened',
  messagesToTheCustomer: 'Messages to the customer',
  nothingYet: 'Nothing yet.',
};
