import { useSession } from '@drove/shared-auth';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { AccountSheet, ACCOUNT_SHEET_ID } from './account-sheet';
import { tabBarLabels } from './labels';
import { useSide } from './sides';
import { isAtTab, tabPlacesOf } from './tab-places';
import { UnreadBadge } from './unread-badge';

interface TabBarProps {
  /** How many messages have not been read. */
  unread: number;
}

/** The one menu of a phone or a tablet: the places of one's side, and the account with all else. */
export function TabBar({ unread }: TabBarProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const places = tabPlacesOf(session, useSide());
  const current = places.find((place) => isAtTab(place, pathname));
  const isSignedIn = session.status === 'signed-in';

  return (
    <div className="tab-bar lg:hidden print:hidden">
      <nav aria-label={tabBarLabels.navigation}>
        <ul className="mx-auto flex max-w-2xl">
          {places.map((place) => (
            <li key={place.to} className="min-w-0 flex-1">
              <Link to={place.to} className="tab-link" aria-current={place === current ? 'page' : undefined}>
                <span className="relative px-2">
                  <Icon name={place.icon} className="size-[min(1.5rem,30px)]" />
                  {place.icon === 'messages' && <UnreadBadge unread={unread} className="-top-1 left-6" />}
                </span>
                <span className="tab-label">{place.label}</span>
                {place.icon === 'messages' && unread > 0 && (
                  <span className="sr-only">{tabBarLabels.unread(unread)}</span>
                )}
              </Link>
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
