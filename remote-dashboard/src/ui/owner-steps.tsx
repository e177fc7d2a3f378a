import { NextSteps } from 'shared-ui';
import type { OwnerSteps as Steps } from '../api/next-steps';
import { ownerStepsLabels } from './labels';

/** What an owner still has to do until a car is listed and they are paid; nothing once all is done. */
export function OwnerSteps({ steps }: { steps: Steps }) {
  if (steps.is_done) return null;
  return <NextSteps heading={ownerStepsLabels.heading} summary={steps.summary} steps={steps.next_steps} />;
}
