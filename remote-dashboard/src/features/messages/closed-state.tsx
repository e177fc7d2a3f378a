import { BusyButton } from '@drove/shared-ui';
import type { MessagePage, OtherState } from './api/messages-api';
import { useBlock } from './api/threads';
import { closedStateLabels } from './labels';

interface ClosedStateProps {
  name: string;
  threadUuid: string;
  state: OtherState;
  page: MessagePage;
}

/** Why one cannot write, or why no answer will come; nothing when all is well. */
export function ClosedState({ name, threadUuid, state, page }: ClosedStateProps) {
  const block = useBlock(threadUuid);
  const sentence = sentenceOf(name, state, page);
  if (!sentence) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-base-300 bg-base-200 px-4 py-3 sm:px-6">
      <p className="min-w-0 flex-1">{sentence}</p>
      {page.is_blocked && (
        <BusyButton
          isBusy={block.isPending}
          className="btn-outline btn-sm"
          onClick={() => block.mutate(false)}
        >
          {closedStateLabels.unblock}
        </BusyButton>
      )}
    </div>
  );
}

function sentenceOf(
  name: string,
  state: OtherState,
  { is_blocked: isBlocked, can_write: canWrite }: MessagePage,
) {
  if (isBlocked) return closedStateLabels.blocked(name);
  if (state === 'closed') return closedStateLabels.closed(name);
  if (state === 'suspended') return closedStateLabels.suspended(name);
  return canWrite ? undefined : closedStateLabels.cannotWrite(name);
}
