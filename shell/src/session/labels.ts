export const signedOutToastLabels = {
  signedOut: 'You’re signed out in this browser',
  hasEnded: 'Your session has ended. Please sign in again.',
  replaced: (email: string) =>
    `You signed in with another account in another tab. This tab now shows ${email}.`,
};
