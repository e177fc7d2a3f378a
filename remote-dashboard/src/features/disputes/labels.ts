export const allDisputesLabels = {
  failed: 'The disputes couldn’t be loaded',
  emptyHeading: 'No disputes',
  emptyText: 'When a customer disputes a payment at their bank, it shows here with the last day to answer.',
  opened: (openedAt: string) => `Opened ${openedAt}`,
};

export const answerFormLabels = {
  answers: {
    contest: 'Contest it with the evidence below',
    accept: 'Accept it: the customer is right',
  },
  answerMissing: 'Please choose an answer.',
  explanationMissing: 'Please enter an explanation.',
  form: 'Answer the bank',
  sent: 'The answer goes to the bank',
  answer: 'Answer',
  explanation: 'Explanation',
  explanationHint: 'The bank reads it before the evidence. You can answer once.',
  submit: 'Send the answer',
};

export const disputePageLabels = {
  back: 'All disputes',
  heading: 'Disputed payment',
  failed: 'The dispute couldn’t be loaded',
  refusedHeading: 'The payment provider didn’t accept the last answer',
  refusedText: (refusal: string) =>
    `Reason: ${refusal}. What you wrote is below: correct it and send it again.`,
  dispute: 'Dispute',
  trip: 'See the trip',
  payment: 'See the payment',
  answerHeading: 'Answer the bank',
  dueText: 'Without an answer the bank decides for the customer.',
  answers: {
    contest: 'Contested with evidence',
    accept: 'Accepted',
    elsewhere: 'Given at the payment provider',
  },
  state: 'State',
  reason: 'Reason given to the bank',
  disputed: 'Disputed',
  taken: 'Taken by the bank',
  opened: 'Opened',
  answerBy: 'Last day to answer',
  answer: 'Answer',
  answered: 'Answered',
  sent: 'Taken on by the provider',
  notSent: 'Not yet',
  explanation: 'Explanation',
  download: 'Download the evidence',
};

export const disputesOfTripLabels = {
  dispute: (amount: string, label: string) => `${amount} disputed at the bank: ${label}`,
  link: 'See the evidence and the answer',
};

export const evidenceSectionsLabels = {
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  registered: 'Registered',
  emailConfirmed: 'Email confirmed',
  licenceVerified: 'Driving licence verified',
  yes: 'Yes',
  no: 'No',
  agreement: 'Agreement',
  return: 'Return',
  booked: 'Booked',
  total: 'Total',
  deposit: 'Deposit',
  cancellation: 'Cancellation rule',
  handOver: 'Hand-over',
  handedOver: 'Handed over',
  cameBack: 'Came back',
  timeline: 'What happened',
  mails: 'Messages to the customer',
  noMails: 'Nothing yet.',
};
