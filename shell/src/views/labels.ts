export const errorViewLabels = {
  noDetail: 'An unexpected error, with no further detail',
  heading: 'Something went wrong:',
  pageNotLoaded: 'This page couldn’t be loaded',
  retry: 'Try again',
  changedFromOutside:
    'Your browser’s translation or an extension changed this page while it was in use. Turn it off for this page, then try again.',
};

export const loadingViewLabels = {
  loading: 'Loading...',
  slowProfileNote:
    'You’re signed in, but your profile is taking longer than usual. You can continue now, and we’ll add it as soon as it arrives.',
  continue: 'Continue',
  slowNote: 'This is taking longer than usual. We’re still trying. You don’t need to do anything.',
};

export const notFoundViewLabels = {
  heading: 'Page not found',
  explanation: 'There’s nothing at this address. The link may be old or incomplete.',
  toHomePage: 'Go to the home page',
  findCar: 'Find a car',
  myCars: 'Go to my cars',
};

export const offlineNoticeLabels = {
  lastUpdated: (lastSeen: string) => `You’re offline. Last updated ${lastSeen}.`,
  offline: 'You’re offline. We’ll update this page once you’re connected.',
  retry: 'Try again',
};
