import { formatDay, todayIn } from '@drove/shared-ui/formats';
import type { OwnCar } from '../../api/owned-cars';
import { ownerCarCardLabels } from './labels';

/** Whether a car that was sent, or approved, before documents were asked for still lacks them. */
export function needsDocuments({
  verification,
  missing,
  documents_due_on: dueOn,
  documents_wait,
}: OwnCar): boolean {
  if (dueOn !== null) return !documents_wait;
  const isSent = verification === 'pending' || verification === 'suspended';
  return isSent && ('registration' in missing || 'insurance' in missing);
}

/** What to do about it, and until when. */
export function documentsLabel({ documents_due_on: dueOn }: OwnCar): string {
  if (dueOn === null) return ownerCarCardLabels.documentsNeeded;
  return dueOn > todayIn('UTC')
    ? ownerCarCardLabels.documentsDue(formatDay(dueOn))
    : ownerCarCardLabels.documentsOverdue;
}
