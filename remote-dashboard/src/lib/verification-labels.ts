import type { Tone } from '@drove/shared-ui';

interface Words {
  label: string;
  tone: Tone;
}

export type DocumentKind = 'licence_front' | 'licence_back' | 'identity' | 'selfie';

export const documentNames: Record<DocumentKind, string> = {
  licence_front: 'Driving licence, front',
  licence_back: 'Driving licence, back',
  identity: 'Identity document',
  selfie: 'Selfie',
};

/** Whether a text names a kind of document. */
export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(documentNames, text);
}

export const identityTypeNames = {
  passport: 'Passport',
  identity_card: 'Identity card',
  residence_permit: 'Residence permit',
} as const;

const people = {
  unverified: { label: 'Not verified', tone: 'neutral' },
  pending: { label: 'Waiting', tone: 'warning' },
  verified: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  changes_requested: { label: 'Changes requested', tone: 'info' },
  expired: { label: 'Expired', tone: 'warning' },
} as const satisfies Record<string, Words>;

/** What a person's verification is called. */
export const userVerificationLabels = (state: keyof typeof people): Words => people[state];

const cars = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Waiting', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  changes_requested: { label: 'Changes requested', tone: 'info' },
  suspended: { label: 'Suspended', tone: 'error' },
} as const satisfies Record<string, Words>;

/** What a car's verification is called. */
export const carVerificationLabels = (state: keyof typeof cars): Words => cars[state];
