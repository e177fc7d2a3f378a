import { type Tone } from '@drove/shared-ui';
import { formatInstant, now as serverNow } from '@drove/shared-ui/formats';
import type { Dispute } from './api/disputes';

const dayMs = 86_400_000;
/** A last day that is nearer than this is a warning. */
const nearMs = 3 * dayMs;

/** Where a dispute is, in a word or two. */
export function disputeState({ status, answer }: Pick<Dispute, 'status' | 'answer'>): {
  label: string;
  tone: Tone;
} {
  if (status === 'won') return { label: 'Won', tone: 'success' };
  if (status === 'lost') return { label: 'Lost', tone: 'error' };
  return answer === null
    ? { label: 'Needs an answer', tone: 'warning' }
    : { label: 'The bank decides', tone: 'info' };
}

/** Until when an answer is needed, and whether that is near or past; nothing once it is given. */
export function answerDue(
  { status, answer, answer_by: by }: Pick<Dispute, 'status' | 'answer' | 'answer_by'>,
  now = serverNow(),
): { label: string; isNear: boolean } | undefined {
  if (status !== 'open' || answer !== null || by === null) return undefined;
  const leftMs = Date.parse(by) - now;
  if (leftMs <= 0) return { label: `The last day was ${formatInstant(by)}`, isNear: true };
  return { label: `Answer by ${formatInstant(by)}`, isNear: leftMs < nearMs };
}

/** The provider's word for why, in ours. */
export function disputeReason(reason: string): string {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
