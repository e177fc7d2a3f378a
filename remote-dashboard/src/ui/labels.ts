export const chartTableLabels = {
  showAsTable: 'Show as table',
};

export const claimMarkLabels = {
  unassigned: 'Unassigned',
  assignedToYou: 'Assigned to you',
  isReviewingIt: (byName: string) => `${byName} is reviewing it`,
};

export const claimNoticeLabels = {
  explanation: 'You can look, but not decide.',
};

export const confirmEmailLabels = {
  heading: 'Confirm your email address',
  explanationStart: 'Open the link we sent to',
  explanationEnd: '. Then you can send documents and list cars, and we’ll email you about your trips.',
  openedButton: 'I’ve opened the link',
  sendAgainButton: 'Send the link again',
  inSeconds: (secondsToWait: number) => ` in ${secondsToWait} s`,
};

export const documentViewLabels = {
  large: (label: string) => `${label}, large`,
  enlarge: (label: string) => `Enlarge: ${label}`,
  aPdf: (label: string) => `${label}, a PDF`,
  openThePdf: 'Open the PDF',
};

export const filterGroupLabels = {
  chosenFilters: (count: number) => `Filters (${count})`,
  filters: 'Filters',
  showResults: 'Show results',
};

export const hostingSectionsLabels = {
  bookings: 'Bookings',
  calendar: 'Calendar',
  incomeAndPayouts: 'Income and payouts',
  invoicesAndTax: 'Invoices and tax',
  hosting: 'Hosting',
};

export const keptNoteLabels = {
  kept: (missing: string) => `We kept what you entered, but it isn’t sent yet. ${missing}`,
  startAgain: 'Start again',
};

export const listStatesLabels = {
  nothingMatches: 'Nothing matches',
  showAll: 'Show all',
  nothingMatchesText: 'Try fewer words or another filter.',
};

export const logListLabels = {
  theMarketplace: 'The marketplace',
  byAndAt: (by: string, at: string) => `${by} on ${at}`,
};

export const moneySectionsLabels = {
  payments: 'Payments',
  payouts: 'Payouts',
  invoices: 'Invoices',
  disputes: 'Disputes',
  reconciliation: 'Reconciliation',
  money: 'Money',
};

export const nextInQueueLabels = {
  queue: 'Queue',
  waiting: (waiting: number) => `${waiting} waiting`,
  nextInTheQueue: 'Next in the queue',
};

export const paymentRowLabels = {
  refunded: (refunded: string) => `${refunded} back`,
};

export const profileMissingLabels = {
  profileNotLoaded: 'Your profile couldn’t be loaded',
  tryAgain: 'Try again',
  toHomePage: 'Go to the home page',
  explanation:
    'You’re signed in, but we couldn’t load your account. Nothing is lost. Please try again in a moment.',
};

export const queueHeadLabels = {
  people: 'People',
  userVerification: 'User verification' as const,
  cars: 'Cars',
  carVerification: 'Car verification' as const,
  support: 'Support' as const,
  reviewNext: 'Review next',
  waiting: 'Waiting',
  nothingIsWaiting: 'Nothing is waiting.',
  peopleWaiting: (count: number) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`),
  carsWaiting: (count: number) => (count === 1 ? '1 car is waiting' : `${count} cars are waiting`),
  messagesWaiting: (count: number) =>
    count === 1 ? '1 message is waiting' : `${count} messages are waiting`,
  longestWait: (oldestAt: string) => `, the longest for ${oldestAt}`,
};

export const queueListLabels = {
  queueNotLoaded: 'The queue couldn’t be loaded',
  nothingMatches: 'Nothing matches',
  showAllWaiting: 'Show all waiting',
  nothingMatchesText: 'Try fewer words, or another state.',
};

export const searchBoxLabels = {
  search: 'Search',
};

export const tripCardLabels = {
  forYou: (payout: string) => `${payout} for you`,
};

export const unsavedGuardLabels = {
  leaveThisPage: 'Leave this page?',
  leaveWithoutSaving: 'Leave without saving',
  stayHere: 'Stay here',
  notSaved: 'You haven’t saved what you entered.',
  wellKeepIt: ' We’ll keep it in this tab until you come back.',
};

export const wantedTripLinkLabels = {
  theTripYouChose: 'The trip you chose:',
};

export const zoomViewLabels = {
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  keys: (label: string) => `${label}: plus and minus zoom, R turns, arrows move`,
  showWhole: (percent: number, label: string) => `${percent}%, show whole: ${label}`,
};
