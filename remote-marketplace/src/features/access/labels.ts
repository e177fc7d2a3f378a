/** Why a page is not for someone: the ways on are named in the order in which they are offered. */
export const labels = {
  suspended: {
    heading: 'Your account is suspended',
    reason:
      'Until this is resolved, you can’t book, pay or list cars. Your account page says why. Nothing of yours is lost.',
    toAccount: 'See why',
    toContact: 'Contact us',
    toDashboard: 'Go to your dashboard',
  },
  closed: {
    heading: 'Your account is closed',
    reason: 'This account was deleted, so it can’t book or list cars. You can sign up again at any time.',
    signOut: 'Sign out',
  },
  administratorBooks: {
    heading: 'Administrators can’t book cars',
    reason: 'Only drivers pay for trips. You’ll find every payment in your dashboard.',
    toPayments: 'See all payments',
  },
  customerLists: {
    heading: 'This page is for car owners',
    reason: 'You can start hosting with this account: list a car, and earn when others drive it.',
    start: 'Start hosting',
    toCars: 'Find a car',
  },
  administratorLists: {
    heading: 'Administrators can’t list cars',
    reason: 'Owners list their own cars. Cars waiting for a decision are in your dashboard.',
    toCarQueue: 'Verify cars',
  },
};
