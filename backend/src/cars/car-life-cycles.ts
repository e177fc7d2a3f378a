import { Problem } from '../http/problem.js';

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

/** From each state, those that may follow. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Every legal move of a car's verification; whatever is not here is refused with 409. */
export const carVerificationMoves = {
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

/**
 * Lets a legal move through.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requireMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
  sentence = `This car is ${inWords(from)}: it cannot become ${inWords(to)} now.`,
): void {
  if (!moves[from].includes(to)) throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
}

function inWords(state: string): string {
  const words: Record<string, string> = {
    draft: 'a draft',
    pending: 'waiting to be verified',
    changes_requested: 'waiting for changes',
  };
  return words[state] ?? state;
}
