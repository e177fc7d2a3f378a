export const answersSoFarLabels = {
  ourRepliesSoFar: 'Our replies so far',
};

export const documentDropLabels = {
  replace: 'Replace',
  chooseAFile: 'Choose a file',
  takeAPhotoOf: (label: string) => `Take a photo: ${label}`,
  takeAPhoto: 'Take a photo',
  orDropItHere: 'or drop it here',
  fileKinds: 'JPEG, PNG, WebP or PDF, up to 10 MB',
};

export const documentFieldLabels = {
  tryAgain: 'Try again',
  remove: 'Remove',
};

export const documentProgressLabels = {
  isBeingSent: (label: string) => `${label} is being sent`,
  sent: (percent: number) => `${percent}% sent`,
  beingChecked: 'Being checked…',
  cancel: 'Cancel',
};

export const documentSectionsLabels = {
  layItFlat: 'Lay it flat, with all four corners in the picture and no reflections.',
  licenceBack: 'The back too, showing the vehicle classes you can drive.',
  identityPhotoSide: 'The page, or the side, with your photo.',
  selfie: 'Your face as it is today, in good light, without sunglasses.',
  proofOfIdentity: 'Proof of identity',
  whatIsIt: 'What is it?',
  validUntil: 'Valid until',
  you: 'You',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'As shown on your documents. Most cars are for drivers aged 21 and over.',
  drivingLicence: (isOptional: boolean) =>
    `Driving licence${isOptional ? ' (only to rent cars yourself)' : ''}`,
  licenceValidUntil: 'Licence valid until',
  licenceValidUntilHint: 'It must be valid until the end of every trip.',
};

export const documentStateLabels = {
  accepted: 'Accepted',
  pleaseSendAgain: 'Please send again',
  new: 'New',
};

export const documentsFormLabels = {
  documents: 'Documents',
  fileStillUploading: 'If a file was still uploading, choose it again.',
  anythingElse: 'Anything else?',
  aNoteForUs: 'A note for us',
  aNoteForUsHint: 'For example, why your licence shows another name.',
  newSinceLastAnswer: (added: string) => `New since our last answer: ${added}.`,
  somethingIsMissing: 'Something is still missing. Check the fields marked above.',
  sendMyDocuments: 'Send my documents',
  saveForLater: 'Save for later',
};

export const sentDocumentLabels = {
  isLoading: (label: string) => `${label} is loading`,
  notShown: 'We have it, but can’t show it at the moment.',
  tryAgain: 'Try again',
};

export const sentSummaryLabels = {
  dateOfBirth: 'Date of birth',
  identityDocument: 'Identity document',
  validUntil: 'Valid until',
  licenceValidUntil: 'Licence valid until',
  yourNote: 'Your note',
  whatYouSent: 'What you sent',
};

export const stateNoticeLabels = {
  fourDocumentsOnce: 'Four documents, once',
  fourDocumentsOnceText:
    'Before your first trip we check your licence and identity. It takes about 5 minutes, and we usually reply within a day. Only our verification team sees what you send.',
  pending: 'We’re checking your documents',
  pendingText: 'You don’t need to do anything. We’ll let you know, usually within a day.',
  youAreVerified: 'You’re verified',
  changesNeeded: 'Changes needed',
  changesNeededText: 'We’ve marked what to change below. Make the changes, then send your documents again.',
  rejected: 'Your documents weren’t accepted',
  rejectedText: 'Change your documents below and send them again.',
  expired: 'A document has expired',
  expiredText: 'Send a valid one to book again and to have your cars listed.',
  twoDocumentsOnce: 'Two documents, once',
  twoDocumentsOnceText:
    'Before your first car is listed we check your identity. Only our verification team sees what you send.',
  accountNotActive: 'Your account isn’t active, so you can’t send documents.',
  sentOn: (submittedAt: string) => `Sent on ${submittedAt}`,
  findACar: 'Find a car',
  browseCarsMeanwhile: 'Browse cars meanwhile',
};

export const verifyMeLabels = {
  documentsNotLoaded: 'Your documents couldn’t be loaded',
};
