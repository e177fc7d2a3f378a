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

export const selectFieldLabels = {
  choose: 'Choose…',
};
