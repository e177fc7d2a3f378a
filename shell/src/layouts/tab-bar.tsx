import { useSession } from '@drove/shared-auth';
import { isAtEntry, type MenuEntry } from '@drove/federation/registry';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { AccountSheet, ACCOUNT_SHEET_ID } from './account-sheet';
import { tabBarLabels } from './labels';
import { useMenu } from './menu-entries';
import { UnreadBadge } from './unread-badge';
import { unreadOf, type UnreadCounts } from './unread-of';

/** The one menu of a phone or a tablet: the places of one's side, and the account with all else. */
export function TabBar({ unread: counts }: { unread: UnreadCounts }) {
  const session = useSession();
  const { pathname } = useLocation();
  const places = useMenu('tabs');
  const current = places.find((place) => isAtEntry(place, pathname));
  const isSignedIn = session.status === 'signed-in';

  return (
    <div className="tab-bar lg:hidden print:hidden">
      <nav aria-label={tabBarLabels.navigation}>
        <ul className="mx-auto flex max-w-2xl">
          {places.map((place) => (
            <li key={place.path} className="min-w-0 flex-1">
              <TabLink entry={place} isCurrent={place === current} unread={unreadOf(place, counts)} />
            </li>
          ))}
          {/* The place of the account, or of the way in. */}
          {session.status === 'loading' && <li className="min-w-0 flex-1" aria-hidden="true" />}
          {isSignedIn && (
            <li className="min-w-0 flex-1">
              <button
                type="button"
                className="tab-link w-full"
                popoverTarget={ACCOUNT_SHEET_ID}
                data-current={!current && pathname.startsWith('/dashboard')}
              >
                <span className="px-2">
                  <Icon name="account" className="size-[min(1.5rem,30px)]" />
                </span>
                <span className="tab-label">{tabBarLabels.account}</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      {isSignedIn && <AccountSheet />}
    </div>
  );
}

interface TabLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  unread: number;
}

function TabLink({ entry: { path, label, icon }, isCurrent, unread }: TabLinkProps) {
  return (
    <Link to={path} className="tab-link" aria-current={isCurrent ? 'page' : undefined}>
      <span className="relative px-2">
        {icon !== undefined && <Icon name={icon} className="size-[min(1.5rem,30px)]" />}
        <UnreadBadge unread={unread} className="-top-1 left-6" />
      </span>
      <span className="tab-label">{label}</span>
      {unread > 0 && <span className="sr-only">{tabBarLabels.unread(unread)}</span>}
    </Link>
  );
}
