export const dayRangeCalendarLabels = {
  today: 'Today, ',
  selected: ', selected',
};

export const factListLabels = {
  changed: 'changed',
  was: 'was',
};

export const fieldsLabels = {
  choose: 'Choose…',
};

export const formFieldLabels = {
  optional: '(optional)',
};

export const passwordFieldLabels = {
  showCharacters: 'Show characters',
};

export const starChoiceLabels = {
  stars: 'Stars',
};

export const listSkeletonLabels = {
  loading: 'Loading...',
};

export const loadMoreLabels = {
  showMore: 'Show more',
};

export const profileMissingLabels = {
  heading: 'Your profile couldn’t be loaded',
  explanation:
    'You’re signed in, but we couldn’t load your account. Nothing is lost. Please try again in a moment.',
  retry: 'Try again',
  home: 'Go to the home page',
};

export const ratingLabels = {
  none: 'No reviews yet',
  average: (average: string, reviews: string) => `${average} out of 5, ${reviews}`,
  stars: (stars: number) => `${stars} out of 5`,
};

export const retryNoticeLabels = {
  tryAgainLater: 'Please try again in a moment.',
  tryAgain: 'Try again',
};

export const sheetLabels = {
  close: 'Close',
};

export const slowNoteLabels = {
  slow: 'This is taking longer than usual. We’re still trying.',
};
