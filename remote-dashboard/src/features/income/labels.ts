export const bankAccountFormLabels = {
  holderMissing: 'Account holder is required.',
  changeHeading: 'Change the bank account',
  addHeading: 'Or add a bank account',
  form: 'Bank account',
  holder: 'Account holder',
  iban: 'IBAN',
  password: 'Your password',
  passwordMissing: 'Password is required.',
  wait: 'When you replace an account, payouts to the new one wait for three days.',
  submit: 'Save the bank account',
};

export const confirmAgainLabels = {
  form: 'Confirm that it’s you',
  failed: 'That didn’t work. Please try again in a moment.',
  password: 'Confirm your password',
  submit: 'Confirm and go on',
};

export const incomeByMonthLabels = {
  chartPart: 'The chart',
  failed: 'Your income couldn’t be loaded',
  heading: 'Income of the last twelve months',
  summary: '{amount} for {trips}, after the marketplace’s commission.',
  none: 'You haven’t earned anything in the last twelve months yet.',
  table: 'Show as table',
  caption: 'Income by month',
  month: 'Month',
  trips: 'Trips',
  income: 'Income',
};

export const incomeChartLabels = {
  income: 'Income',
};

export const payoutAccountPanelLabels = {
  waits: (until: string) =>
    `You changed this account, so payouts wait until ${until}. Open the link in our email to confirm it sooner.`,
  confirm: 'Confirm the new account',
  confirmed: 'Payouts go to your new account now',
  failed: 'Your payout account couldn’t be loaded',
  heading: 'Payout method',
  provider: 'Payouts go to your account with our payment provider, then to your bank.',
  providerUnfinished: 'Until you finish setting up payouts, they go to {holder}, the bank account {account}.',
  providerIncomplete: 'Finish setting up payouts. We’ll send your payouts once you have.',
  rejected: 'Your bank rejected the last payout. Correct your bank account to get paid.',
  returned:
    'Your bank returned the last payout to the account {account}. Enter your bank account again to get paid.',
  bankAccount: 'Payouts go to {holder}, the bank account {account}.',
  none: 'Tell us where to send your payouts.',
};

export const payoutsLabels = {
  heading: 'Payouts',
  owed: (owed: string) =>
    `You owe ${owed} for refunds made after your payouts. We’ll deduct it from your next payout.`,
  failed: 'Your payouts couldn’t be loaded',
  emptyHeading: 'No payouts yet',
  emptyText: 'You get paid after each completed trip.',
  sent: 'On its way to your bank',
  cancelled: 'Will not be paid',
  deducted: 'Deducted from your next payout',
  due: (dueAt: string) => `Due ${dueAt}`,
};

export const providerAccountLabels = {
  continue: 'Open the provider’s page',
  open: 'Set up payouts',
  refresh: 'Check again',
  test: {
    accepts: 'The bank accepts payouts',
    returns: 'The bank returns payouts',
    incomplete: 'The account isn’t complete',
  },
  testHeading: 'Test provider: no money moves',
};
