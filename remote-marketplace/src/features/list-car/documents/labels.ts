import { checkPhotoLabels } from '../labels';

export const checkCarDocumentLabels = {
  ...checkPhotoLabels,
  empty: 'This file is empty. Choose another.',
  unknown: 'Choose a JPEG, PNG or WebP picture, or a PDF.',
  'too-large': 'This file is larger than 10 MB.',
};

export const carDocumentsLabels = {
  heading: 'Registration and insurance',
  hint: 'We compare them with the car. Only our team sees them.',
  kinds: 'JPEG, PNG, WebP, HEIC or PDF, up to 10 MB.',
  names: { registration: 'Registration document', insurance: 'Insurance confirmation' },
  choose: (name: string, isThere: boolean) => `${isThere ? 'Replace' : 'Choose'}: ${name}`,
  chooseShort: (isThere: boolean) => (isThere ? 'Replace' : 'Choose a file'),
  sending: (name: string) => `${name}: being sent`,
  cancel: 'Cancel',
  remove: 'Remove',
  of: (name: string) => ` – ${name}`,
  waiting: 'Added',
  accepted: 'Accepted',
  refused: 'Not accepted',
  due: (day: string) => `This car stays listed until ${day}. Add both by then.`,
};
