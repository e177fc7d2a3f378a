export const bankAccountFormLabels = {
  holderMissing: 'Account holder is required.',
  notAllowed: 'Use only letters and digits.',
  changeHeading: 'Change the bank account',
  orAddABankAccount: 'Or add a bank account',
  bankAccount: 'Bank account',
  accountHolder: 'Account holder',
  iban: 'IBAN',
  saveButton: 'Save the bank account',
};

export const incomeByMonthLabels = {
  theChart: 'The chart',
  incomeNotLoaded: 'Your income couldn’t be loaded',
  chart: 'Income of the last twelve months',
  forTrips: (months: string) => `for ${months}, after the marketplace’s commission.`,
  showAsTable: 'Show as table',
  incomeByMonth: 'Income by month',
  month: 'Month',
  trips: 'Trips',
  income: 'Income',
};

export const incomeChartLabels = {
  income: 'Income',
};

export const payoutAccountPanelLabels = {
  payoutAccountNotLoaded: 'Your payout account couldn’t be loaded',
  whereYouArePaid: 'Where you are paid',
  paidByProvider: 'Payouts go to your account at the payment provider, and from there to your bank.',
  providerAccountIncomplete:
    'Your account at the payment provider isn’t complete. We’ll send your payouts once it is.',
  payoutRejected: 'Your bank rejected the last payout. Correct your bank account to get paid.',
  payoutReturned: (countryCode: string, ibanLast4: string) =>
    `Your bank returned the last payout to the account ${countryCode} … ${ibanLast4}. Enter your bank account again to get paid.`,
  paidToBankAccount: (holder: string, countryCode: string, ibanLast4: string) =>
    `Payouts go to ${holder}, the bank account ${countryCode} … ${ibanLast4}.`,
  noBankAccount: 'Tell us where to send your payouts.',
};

export const payoutsLabels = {
  payouts: 'Payouts',
  owed: (owed: string) =>
    `You owe ${owed} for refunds made after your payouts. We’ll deduct it from your next payout.`,
  payoutsNotLoaded: 'Your payouts couldn’t be loaded',
  noPayoutsYet: 'No payouts yet',
  noPayoutsYetText: 'You get paid after each completed trip.',
  onItsWayToYourBank: 'On its way to your bank',
  willNotBePaid: 'Will not be paid',
  deductedFromYourNextPayout: 'Deducted from your next payout',
  due: (dueAt: string) => `Due ${dueAt}`,
};

export const providerAccountLabels = {
  openTheProvidersPage: 'Open the provider’s page',
  openAnAccount: 'Open an account at the payment provider',
  checkAgain: 'Check again',
  theBankAcceptsPayouts: 'The bank accepts payouts',
  theBankReturnsPayouts: 'The bank returns payouts',
  theAccountIsNotComplete: 'The account isn’t complete',
  testProvider: 'Test provider: no money moves',
};
