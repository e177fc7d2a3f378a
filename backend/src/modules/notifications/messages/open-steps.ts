import type { NextStepsBody } from '../../payouts/public.js';

/** What an owner has still to do, in a sentence for a mail: `Next: verify your identity, set up payouts.` */
export function openSteps(steps: NextStepsBody | undefined): string {
  const open = steps?.next_steps.filter(({ state }) => state === 'open') ?? [];
  if (open.length === 0) return '';
  const labels = open.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return `Next: ${labels.join(', ')}.`;
}

/** Where the first of them is done. */
export const openLink = (steps: NextStepsBody | undefined): string | undefined =>
  steps?.next_steps.find(({ state }) => state === 'open')?.link ?? undefined;

/** Whether a step that is not done, by the owner or by us, keeps the car from being listed. */
export const isListingBlocked = (steps: NextStepsBody | undefined): boolean =>
  steps?.next_steps.some(({ blocks, state }) => blocks === 'listing' && state !== 'done') ?? false;
