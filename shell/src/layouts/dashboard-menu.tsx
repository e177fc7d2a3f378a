import { useUnreadCounts } from '@drove/shared-auth';
import type { Audience } from '@drove/federation/registry';
import { dashboardMenuLabels, sideSwitchLabels } from './labels';
import { useAudience, useMenu } from './menu-entries';
import { PlaceItems } from './place-link';
import { SideSwitch } from './side-switch';
import { unreadOf } from './unread-of';

/** The middle of the menu is about what they do here; who rents and hosts sees one side at a time. */
type Part = 'renting' | 'hosting' | 'administration';
const partOf: Partial<Record<Audience, Part>> = {
  customer: 'renting',
  'owner-renting': 'renting',
  'owner-hosting': 'hosting',
  admin: 'administration',
};
const partLabels: Record<Part, string> = {
  renting: sideSwitchLabels.renting,
  hosting: sideSwitchLabels.hosting,
  administration: dashboardMenuLabels.administration,
};

/** Every dashboard page that the user can open by permissions and status, and nothing else. */
export function DashboardMenu() {
  const counts = useUnreadCounts();
  const part = partOf[useAudience()];

  return (
    <ul className="flex flex-col gap-1">
      <PlaceItems
        entries={useMenu('dashboard')}
        after={(entry) => <MenuCount count={unreadOf(entry, counts)} />}
      />
      {part && <MenuPart part={part} />}
      <li className="mt-4 border-t border-base-300 pt-4">
        <ul className="flex flex-col gap-1">
          <PlaceItems entries={useMenu('dashboard-end')} />
        </ul>
      </li>
    </ul>
  );
}

function MenuPart({ part }: { part: Part }) {
  const isSwitched = useAudience().startsWith('owner-');
  const entries = useMenu(part);
  // An administrator's places are about others, and closed to one who is suspended.
  if (entries.length === 0) return null;
  return (
    <li className="mt-4">
      {isSwitched && part !== 'administration' ? (
        <SideSwitch current={part} />
      ) : (
        <p className="px-3 pb-1.5 text-xs font-semibold tracking-wide text-base-content/65 uppercase">
          {partLabels[part]}
        </p>
      )}
      <ul className="mt-1 flex flex-col gap-1" aria-label={partLabels[part]}>
        <PlaceItems entries={entries} />
      </ul>
    </li>
  );
}

/** How many are unread, at the end of a menu's entry. */
function MenuCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto min-w-6 rounded-full bg-error px-1.5 text-center text-xs leading-6 font-bold text-error-content">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{dashboardMenuLabels.unread(count)}</span>
    </span>
  );
}
