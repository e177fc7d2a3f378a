export const accountBalancesLabels = {
  balancesNotLoaded: 'The balances couldn’t be loaded',
  balances: 'Balances',
  account: 'Account',
  balance: 'Balance',
};

export const unexplainedCashLabels = {
  differencesNotLoaded: 'The differences couldn’t be loaded',
  notComparedYet: 'Not compared yet',
  everythingMatches: 'Everything matches',
  theFirstComparisonRunsWithin: 'The first comparison runs within a day.',
  lastCompared: (comparedAt: string) => `Last compared ${comparedAt}.`,
  everythingMatchesText: (comparedAt: string) => `Last compared ${comparedAt}`,
  differences: 'Differences',
  subject: 'Subject',
  age: 'Age',
  provider: 'Provider',
  books: 'Books',
  difference: 'Difference',
  payment: (subject: string) => `Payment ${subject}`,
  days: (ageDays: number) => (ageDays === 1 ? '1 day' : `${ageDays} days`),
};

export const reconciliationLabels = {
  unexplained: 'Unexplained',
  balances: 'Account balances',
};
