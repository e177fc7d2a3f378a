import { formatList } from '@drove/shared-ui/formats';

export const accountFormLabels = {
  cancel: 'Cancel',
};

export const accountLabels = {
  failed: 'Your account couldn’t be loaded',
  suspendedHeading: 'Your account is suspended',
  suspendedText:
    'You can see your data and finish open trips, but you can’t book, list or change anything. If you think that this is a mistake, please {link}.',
  suspendedLink: 'contact us',
  profile: 'Profile',
  signIn: 'Signing in',
  notifications: 'Notification settings',
  notificationsFailed: 'Your notification settings couldn’t be loaded',
  membership: 'Membership',
  close: 'Delete my account',
};

export const notificationSettingsLabels = {
  topics: { messages: 'Messages', trips: 'Requests, trips and changes' },
  ways: { bell: 'Bell', mail: 'Mail' },
  failed: 'This couldn’t be saved',
  always: 'We always tell you about payments, your account and its security.',
};

export const changeEmailFormLabels = {
  heading: 'Change email address',
  submit: 'Send me a link',
  email: 'New email address',
  emailHint: 'We’ll send a link to this address. Your email changes when you open it.',
  password: 'Current password',
};

export const changePasswordFormLabels = {
  heading: 'Change password',
  submit: 'Save new password',
  currentPassword: 'Current password',
  password: 'New password',
  passwordHint: 'At least 6 characters. You’ll be signed out on your other devices.',
  repetition: 'Repeat new password',
};

export const closeAccountDialogLabels = {
  done: 'Your account is deleted',
  heading: 'Delete your account for good?',
  form: 'Delete my account',
  submit: 'Delete my account for good',
  confirmation: 'The account {email} is deleted immediately and can’t be restored.',
  password: 'Your password',
  passwordMissing: 'Enter your current password',
};

export const closeAccountLabels = {
  removed: (isOwner: boolean) =>
    `Your name, phone number, address and date of birth, your documents and your messages are removed for good${isOwner ? ', and your cars are taken off the list' : ''}. You can’t undo this.`,
  kept: 'We keep records of what you booked, paid and received, without your name. You can sign up again later.',
  open: 'Delete my account',
  blockedHeading: 'Your account can’t be deleted yet',
};

export const linkSentLabels = {
  changedHeading: 'Your email address is changed',
  changedText: (newEmail: string) => `From now on you sign in with ${newEmail}.`,
  heading: (newEmail: string) => `We sent a link to ${newEmail}`,
  text: (email: string) =>
    `Open it to sign in with the new address. Until then, sign in with ${email}. If nothing arrives, check your spam folder or change the address again.`,
  notOpened: 'The link has not been opened yet.',
  confirm: 'I’ve opened the link',
};

export const membershipLabels = {
  seeDocuments: 'See my documents',
  verify: 'Verify my identity',
  role: 'Role',
  hosts: (role: string) => `${role}, hosts cars`,
  since: 'Member since',
  verification: 'Verification',
  licenceExpiry: 'Licence valid until',
  identityExpiry: 'Identity document valid until',
  documents: { terms: 'Terms of use', privacy: 'Privacy notice' },
  agreed: (day: string, version: string) => `Agreed to on ${day}, version ${version}`,
};

export const openTripsLabels = {
  list: 'Trips still open',
  oneMore: 'One more',
  more: (count: number) => `${count} more`,
  moreLists: 'More open trips',
  period: (from: string, to: string) => `${from} – ${to}`,
  ownCarPeriod: (from: string, to: string) => `${from} – ${to}, with your car`,
};

export const profileLabels = {
  male: 'Male',
  female: 'Female',
  form: 'Profile',
  submit: 'Save my profile',
  saved: 'Your profile is saved',
  firstName: 'First name',
  lastName: 'Last name',
  lastNameHint: 'If you have only one name, enter it in both fields.',
  gender: 'Gender',
  phone: 'Phone',
  street: 'Street',
  zipCode: 'Zip code',
  city: 'City',
  region: 'Region',
  languages: (names: string[]) =>
    names.length === 0 ? 'Languages you speak' : `Languages you speak: ${formatList(names)}`,
  languagesHint: (most: number) => `Drivers and owners see them. Choose up to ${most}.`,
  name: 'Name',
  nameHint: 'Your name matches the documents you sent us. Contact us to change it.',
  address: 'Address',
};

export const signInDetailsLabels = {
  email: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  changeEmail: 'Change email address',
  password: 'Password',
  federated: (service: string) => `You sign in with ${service}.`,
  changePassword: 'Change password',
  passwordChanged: 'Password changed. You’re signed out on other devices',
};
