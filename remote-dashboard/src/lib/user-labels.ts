import type { Tone } from '@drove/shared-ui';

interface Words {
  label: string;
  tone: Tone;
}

/** What a person's verification is called. */
export const userVerificationLabels = {
  unverified: { label: 'Not verified', tone: 'neutral' },
  pending: { label: 'In review', tone: 'info' },
  verified: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  changes_requested: { label: 'Changes needed', tone: 'warning' },
  expired: { label: 'Documents expired', tone: 'warning' },
} as const satisfies Record<string, Words>;

/** What a car's verification is called. */
export const carVerificationLabels = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Being verified', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  changes_requested: { label: 'Changes needed', tone: 'warning' },
  suspended: { label: 'Suspended', tone: 'error' },
} as const satisfies Record<string, Words>;

export const accountStatusLabels = {
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'error' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<string, Words>;

export const roleNames = { customer: 'Customer', car_owner: 'Car owner', admin: 'Administrator' } as const;
