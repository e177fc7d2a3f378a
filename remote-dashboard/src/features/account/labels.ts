export const accountFormLabels = {
  cancel: 'Cancel',
};

export const accountLabels = {
  accountNotLoaded: 'Your account couldn’t be loaded',
  suspended: 'Your account is suspended',
  suspendedExplanation:
    'You can see your data and finish open trips, but you can’t book, list or change anything. If you think that this is a mistake, please',
  contactUs: 'contact us',
  profile: 'Profile',
  signingIn: 'Signing in',
  membership: 'Membership',
  deleteMyAccount: 'Delete my account',
};

export const changeEmailFormLabels = {
  changeEmailAddress: 'Change email address',
  sendMeALink: 'Send me a link',
  newEmailAddress: 'New email address',
  newEmailAddressHint: 'We’ll send a link to this address. Your email changes when you open it.',
  currentPassword: 'Current password',
};

export const changePasswordFormLabels = {
  changePassword: 'Change password',
  saveNewPassword: 'Save new password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters. You’ll be signed out on your other devices.',
  repeatNewPassword: 'Repeat new password',
};

export const closeAccountDialogLabels = {
  done: 'Your account is deleted',
  heading: 'Delete your account for good?',
  deleteMyAccount: 'Delete my account',
  deleteButton: 'Delete my account for good',
  confirmationStart: 'The account',
  confirmationEnd: 'is deleted immediately and can’t be restored.',
  yourPassword: 'Your password',
};

export const closeAccountLabels = {
  whatIsRemoved: (isOwner: boolean) =>
    `Your name, phone number, address and date of birth, your documents and your messages are removed for good${isOwner ? ', and your cars are taken off the list' : ''}. You can’t undo this.`,
  whatIsKept:
    'We keep records of what you booked, paid and received, without your name. You can sign up again later.',
  deleteMyAccount: 'Delete my account',
  notYetHeading: 'Your account can’t be deleted yet',
};

export const linkSentLabels = {
  changed: 'Your email address is changed',
  signInWith: (newEmail: string) => `From now on you sign in with ${newEmail}.`,
  weSentALinkTo: (newEmail: string) => `We sent a link to ${newEmail}`,
  openTheLink: (email: string) =>
    `Open it to sign in with the new address. Until then, sign in with ${email}. If nothing arrives, check your spam folder or change the address again.`,
  linkNotOpenedYet: 'The link has not been opened yet.',
  openedButton: 'I’ve opened the link',
};

export const membershipLabels = {
  seeMyDocuments: 'See my documents',
  verifyMyIdentity: 'Verify my identity',
  role: 'Role',
  memberSince: 'Member since',
  verification: 'Verification',
  licenceValidUntil: 'Licence valid until',
  identityDocumentValidUntil: 'Identity document valid until',
};

export const openTripsLabels = {
  tripsStillOpen: 'Trips still open',
  oneMore: 'One more',
  more: (count: number) => `${count} more`,
  moreOpenTrips: 'More open trips',
  withYourCar: ', with your car',
};

export const profileLabels = {
  male: 'Male',
  female: 'Female',
  profile: 'Profile',
  saveMyProfile: 'Save my profile',
  saved: 'Your profile is saved',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  phone: 'Phone',
  street: 'Street',
  zipCode: 'Zip code',
  city: 'City',
  region: 'Region',
  name: 'Name',
  nameHint: 'Your name matches the documents you sent us. Write to us to change it.',
  address: 'Address',
};

export const signInDetailsLabels = {
  emailAddress: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  changeEmailAddress: 'Change email address',
  password: 'Password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. You’re signed out on other devices',
};
