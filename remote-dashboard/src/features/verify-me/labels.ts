export const answersSoFarLabels = {
  heading: 'Our replies so far',
};

export const phoneCodeLabels = {
  part: 'The code for your phone',
  open: 'Use your phone’s camera',
  openFor: (label: string) => `Use your phone’s camera: ${label}`,
  heading: (label: string) => `Use your phone’s camera: ${label}`,
  scan: 'Scan this code with your phone’s camera and take the picture there. It appears here by itself.',
  code: 'Code to scan with your phone',
  making: 'Making the code…',
  expires: (time: string) => `It works once, until ${time}.`,
  link: 'Or open this link on your phone:',
  again: 'Make a new code',
  arrived: 'The picture from your phone has arrived',
};

export const documentDropLabels = {
  replace: 'Replace',
  choose: 'Choose a file',
  photographTarget: (label: string) => `Take a photo: ${label}`,
  photograph: 'Take a photo',
  drop: 'or drop it here',
  kinds: 'JPEG, PNG, WebP or HEIC, or PDF up to 10 MB',
  pictures: 'JPEG, PNG, WebP or HEIC',
};

export const documentFieldLabels = {
  retry: 'Try again',
  remove: 'Remove',
};

export const documentProgressLabels = {
  sending: (label: string) => `${label} is being sent`,
  sent: (percent: number) => `${percent}% sent`,
  checking: 'Being checked…',
  cancel: 'Cancel',
};

export const documentSectionsLabels = {
  hints: {
    flat: 'Lay it flat, with all four corners in the picture and no reflections.',
    licenceBack: 'The back too, showing the vehicle classes you can drive.',
    identity: 'The page, or the side, with your photo.',
    selfie: 'Your face as it is today, in good light, without sunglasses.',
  },
  identity: 'Proof of identity',
  identityType: 'What is it?',
  identityExpiry: 'Valid until',
  person: 'You',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'As shown on your documents. Most cars are for drivers aged 21 and over.',
  licence: (isOptional: boolean) => `Driving licence${isOptional ? ' (only to rent cars yourself)' : ''}`,
  licenceExpiry: 'Licence valid until',
  licenceExpiryHint: 'It must be valid until the end of every trip.',
};

export const documentStateLabels = {
  accepted: 'Accepted',
  refused: 'Please send again',
  new: 'New',
};

export const documentsFormLabels = {
  form: 'Documents',
  uploadInterrupted: 'If a file was still uploading, choose it again.',
  noteHeading: 'Anything else?',
  note: 'A note for us',
  noteHint: 'For example, why your licence shows another name.',
  added: (added: string) => `New since our last answer: ${added}.`,
  notUploaded: 'A file hasn’t been uploaded. Try again where it’s marked above.',
  incomplete: 'Something is still missing. Check the fields marked above.',
  submit: 'Send my documents',
  save: 'Save for later',
};

export const addressSectionLabels = {
  heading: 'Your address',
  street: 'Street',
  zipCode: 'Zip code',
  city: 'City',
  region: 'Region',
};

export const sentDocumentLabels = {
  loading: (label: string) => `${label} is loading`,
  failed: 'We have it, but can’t show it at the moment.',
  retry: 'Try again',
};

export const sentSummaryLabels = {
  dateOfBirth: 'Date of birth',
  identity: 'Identity document',
  identityExpiry: 'Valid until',
  licenceExpiry: 'Licence valid until',
  note: 'Your note',
  heading: 'What you sent',
};

export const stateNoticeLabels = {
  renterHeading: 'Four documents, once',
  renterText: (usual: string) =>
    `Before your first trip we check your licence and identity. Sending them takes about 5 minutes, and verification usually takes ${usual}. Only our team sees what you send.`,
  pending: 'We’re checking your documents',
  pendingText: (usual: string) => `We’ll let you know. Verification usually takes ${usual}.`,
  usualUnknown: 'less than a day',
  held: (car: string, until: string) => `We’re holding the ${car} for you until ${until}.`,
  heldForDocuments: (car: string, until: string) =>
    `We’re holding the ${car} for you until ${until}. Send your documents by then, and we’ll hold it while we check them.`,
  toHeld: 'See the trip and its price',
  verified: 'You’re verified',
  verifiedPending: 'We’re checking what you sent. Until then, you stay verified with the earlier documents.',
  changes: 'Changes needed',
  changesText: 'We’ve marked what to change below. Make the changes, then send your documents again.',
  rejected: 'Your documents weren’t accepted',
  rejectedText: 'Change your documents below and send them again.',
  expired: 'A document has expired',
  expiredText: 'Send a valid one to book again and to have your cars listed.',
  ownerHeading: 'Two documents, once',
  ownerText: 'Before your first car is listed we check your identity. Only our team sees what you send.',
  inactive: 'Your account isn’t active, so you can’t send documents. Please contact us.',
  sentOn: (submittedAt: string) => `Sent on ${submittedAt}`,
  myCars: 'Go to my cars',
  find: 'Find a car',
  browse: 'Browse cars meanwhile',
};

export const verifyMeLabels = {
  edit: 'Add or replace a document',
  failed: 'Your documents couldn’t be loaded',
};
