import { Icon } from './icon';
import { claimMarkLabels } from './labels';

interface ClaimMarkProps {
  claim: { by_name: string; is_mine: boolean } | null;
}

/** Says who is looking at something in a queue. */
export function ClaimMark({ claim }: ClaimMarkProps) {
  if (!claim) return <span className="text-sm text-base-content/75">{claimMarkLabels.unassigned}</span>;
  return (
    <span className="flex items-center gap-1.5 text-sm text-base-content/80">
      <Icon name="person" className="size-4" />
      {claim.is_mine ? claimMarkLabels.assignedToYou : claimMarkLabels.isReviewingIt(claim.by_name)}
    </span>
  );
}
