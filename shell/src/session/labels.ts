export const signedOutToastLabels = {
  signedOut: 'You’re signed out in this browser',
};
