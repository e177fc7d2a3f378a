export const signOutLabels = {
  done: 'You’re signed out in every tab of this browser',
  busyHeading: 'Signing you out',
  busyText: 'Just a moment.',
  failedHeading: 'You’re still signed in',
  retry: 'Try again',
  back: 'Back to the dashboard',
  failedText:
    'We couldn’t sign you out. Please try again. Until then you stay signed in in every tab of this browser.',
};
