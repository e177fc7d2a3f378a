export const changeUserLabels = {
  suspend: 'Suspend',
  suspendExplanation:
    'They can still see their data and finish open trips, but can’t book, list or change anything. Their cars are no longer listed.',
  suspendDone: 'The account is suspended',
  reactivate: 'Reactivate',
  reactivateExplanation: 'Everything works as before, and their cars are listed again.',
  reactivateDone: 'The account is active again',
  makeAnAdministrator: 'Make an administrator',
  makeAnAdministratorExplanation:
    'They can see everything, including identity documents, and decide on people, cars and money. They can’t book or list cars.',
  makeAnAdministratorDone: 'This person is now an administrator',
  removeAsAdministrator: 'Remove as administrator',
  removeAsAdministratorExplanation: 'They become a customer.',
  removeAsAdministratorDone: 'This person is now a customer',
  ownAccount: 'This is your own account: only another administrator can change it.',
  closedAccount: 'This account can no longer be changed.',
  reason: 'Reason (they will see it)',
};

export const userListLabels = {
  oldestFirst: 'Oldest first',
  byName: 'By name',
  search: 'Name, email or phone',
  role: 'Role',
  allRoles: 'All roles',
  account: 'Account',
  allAccounts: 'All accounts',
  verification: 'Verification',
  all: 'All',
  order: 'Order',
  newestFirst: 'Newest first',
  usersNotLoaded: 'The users couldn’t be loaded',
  noUsersYet: 'No users yet',
  noUsersYetText: 'New users appear here as soon as they register.',
  users: 'Users',
  person: 'Person',
  joined: 'Joined',
};

export const userPageLabels = {
  personNotLoaded: 'This person couldn’t be loaded',
  backToAllUsers: 'Back to all users',
  userNotFound: 'We can’t find that user',
  userNotFoundText: 'The link may be wrong, or the user no longer exists.',
  thisAccountIsSuspended: 'This account is suspended',
  profile: 'Profile',
  account: 'Account',
  role: 'Role',
  joined: 'Joined',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  dateOfBirth: 'Date of birth',
  licenceValidUntil: 'Licence valid until',
  identityDocumentValidUntil: 'Identity document valid until',
  trips: 'Trips',
  documents: 'Documents',
  viewDocuments: 'View documents',
  cars: 'Cars',
  paused: 'Paused',
  auditLog: 'Audit log',
  logNotLoaded: 'The log couldn’t be loaded',
  nothingYet: 'Nothing yet',
  nothingYetText: 'Everything done here is recorded.',
  tripCounts: (asCustomer: number, asOwner: number, open: number) =>
    `${asCustomer} rented, ${asOwner} with own cars, ${open} not over`,
};

export const userScreenLabels = {
  user: 'User',
};

export const usersScreenLabels = {
  users: 'Users',
  explanation: 'Everyone with an account.',
};
