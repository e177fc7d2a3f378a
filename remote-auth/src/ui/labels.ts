export const nameLabels = {
  oneName: 'If you have only one name, enter it in both fields.',
};

export const fieldGroupLabels = {
  /** Between the messages of two fields. */
  separator: ' and ',
};

export const keptNoteLabels = {
  kept: (missing: string) => `We kept what you entered. ${missing}`,
  startAgain: 'Start again',
};

export const passwordFieldLabels = {
  show: 'Show characters',
};

export const sessionNoticeLabels = {
  addressProved: 'Your address is confirmed. Sign in to continue.',
  notKept: 'This browser blocks storage for our site, so closing or reloading the page will sign you out.',
};

export const selectFieldLabels = {
  choose: 'Choose…',
};
