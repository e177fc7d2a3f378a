import type { ComponentProps } from 'react';
import { NextSteps } from '@drove/shared-ui';
import { ownerStepsLabels } from './labels';

interface OwnerStepsProps {
  steps: { is_done: boolean; summary: string; next_steps: ComponentProps<typeof NextSteps>['steps'] };
}

/** What an owner still has to do until a car is listed and they are paid; nothing once all is done. */
export function OwnerSteps({ steps }: OwnerStepsProps) {
  if (steps.is_done) return null;
  return <NextSteps heading={ownerStepsLabels.heading} summary={steps.summary} steps={steps.next_steps} />;
}
