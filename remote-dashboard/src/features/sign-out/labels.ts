export const signOutLabels = {
  signedOut: 'You’re signed out in every tab of this browser',
  signingYouOut: 'Signing you out',
  justAMoment: 'Just a moment.',
  youreStillSignedIn: 'You’re still signed in',
  tryAgain: 'Try again',
  backToTheDashboard: 'Back to the dashboard',
  signOutFailed:
    'We couldn’t sign you out. Please try again. Until then you stay signed in in every tab of this browser.',
};
