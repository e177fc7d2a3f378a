import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';

export const carVerifications = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'changes_requested',
  'suspended',
] as const;
export type CarVerification = (typeof carVerifications)[number];

export const carListings = ['listed', 'paused'] as const;
export type CarListing = (typeof carListings)[number];

/** Every legal move of a car's verification; whatever is not here is refused with 409. */
const carVerificationMoves = {
  draft: ['pending'],
  pending: ['approved', 'rejected', 'changes_requested'],
  approved: ['pending', 'suspended'],
  rejected: ['pending'],
  changes_requested: ['pending'],
  suspended: ['approved'],
} as const satisfies Moves<CarVerification>;

/** Every legal move of a car's listing, which is its owner's to make. */
export const carListingMoves = {
  listed: ['paused'],
  paused: ['listed'],
} as const satisfies Moves<CarListing>;

/** @throws Problem 409 MOVE_NOT_ALLOWED */
export function requireCarVerificationMove(from: CarVerification, to: CarVerification): void {
  const sentence = `This car is ${labels[from] ?? from}: it cannot become ${labels[to] ?? to} now.`;
  requireMove<CarVerification>(carVerificationMoves, from, to, sentence);
}

const labels: Partial<Record<CarVerification, string>> = {
  draft: 'a draft',
  pending: 'waiting to be verified',
  changes_requested: 'waiting for changes',
};
