import type { Quote } from './quotes.table.js';

/** Long enough to sign in and find a card, short enough that an owner's new price soon counts. */
export const quoteLastsMs = 30 * 60_000;

/** When a quote was made. */
export function quotedAt({ expires_at }: Pick<Quote, 'expires_at'>): Date {
  return new Date(expires_at.getTime() - quoteLastsMs);
}
