export const dayRangeCalendarLabels = {
  today: (day: string) => `Today, ${day}`,
  selected: (day: string) => `${day}, selected`,
};

export const federatedButtonsLabels = {
  or: 'or',
  continue: { google: 'Continue with Google', apple: 'Continue with Apple' },
};

export const factListLabels = {
  changed: 'changed',
  before: 'was {value}',
};

export const fieldsLabels = {
  choose: 'Choose…',
};

export const formFieldLabels = {
  optional: '(optional)',
};

export const termsNoteLabels = {
  signUp: 'By creating an account you agree to the {terms} and the {privacy}.',
  payment: 'By paying you agree to the {terms} and the {privacy}.',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
};

export const passwordFieldLabels = {
  show: 'Show characters',
};

export const starChoiceLabels = {
  legend: 'Stars',
};

export const listSkeletonLabels = {
  loading: 'Loading...',
};

export const loadMoreLabels = {
  load: 'Show more',
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
  hint: 'Please try again in a moment.',
  retry: 'Try again',
};

export const sheetLabels = {
  close: 'Close',
};

export const slowNoteLabels = {
  note: 'This is taking longer than usual. We’re still trying.',
};

export const nextStepsLabels = {
  states: { open: '(to do)', waiting: '(waiting for us)', done: '(done)' },
};

export const nearestTimesLabels = {
  heading: 'Nearest times you can book',
};

export const unsavedGuardLabels = {
  heading: 'Leave this page?',
  leave: 'Leave without saving',
  stay: 'Stay here',
  notSaved: 'You haven’t saved what you entered.',
  kept: 'You haven’t saved what you entered. We’ll keep it in this tab until you come back.',
};
