import type { useUnreadCounts } from '@drove/shared-auth';
import type { MenuEntry } from '@drove/federation/registry';

export type UnreadCounts = ReturnType<typeof useUnreadCounts>;

/** How many are unread of what an entry counts; none where it counts nothing. */
export const unreadOf = ({ count }: MenuEntry, counts: UnreadCounts): number =>
  count === undefined ? 0 : counts[count];
