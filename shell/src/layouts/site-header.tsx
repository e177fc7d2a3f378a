import { useSession } from '@drove/shared-auth';
import type { MenuEntry } from '@drove/federation/registry';
import { AccountArea } from './account-area';
import { siteHeaderLabels, brandLinkLabels, headerBellLabels } from './labels';
import { useMenu } from './menu-entries';
import { PlaceItems } from './place-link';
import { Link } from 'react-router-dom';
import { BRAND_NAME } from '../brand';
import { BrandMark } from '../brand-mark';
import { Icon } from '../icons/icon';
import { UnreadBadge } from './unread-badge';
import { unreadOf, type UnreadCounts } from './unread-of';

interface SiteHeaderProps {
  /** Whether visitors are shown how to sign in and up; not where the page itself is about just that. */
  waysIn: boolean;
  unread: UnreadCounts;
}

/** The same header on every page: the brand, the places, the bell and the visitor's account. */
export function SiteHeader({ waysIn, unread }: SiteHeaderProps) {
  const { status } = useSession();
  const places = useMenu('header');
  const bells = useMenu('bell');
  return (
    <header className="site-header border-b border-base-300 bg-base-100/95 backdrop-blur print:hidden">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
        <BrandLink />
        <nav aria-label={siteHeaderLabels.navigation} className="ml-6 hidden md:block">
          <ul className="flex gap-1">
            <PlaceItems entries={places} />
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2">
          {status === 'signed-in' &&
            bells.map((entry) => (
              <HeaderBell key={entry.path} entry={entry} unread={unreadOf(entry, unread)} />
            ))}
          <AccountArea waysIn={waysIn} />
        </div>
      </div>
    </header>
  );
}

/** The product's sign and name, which lead home. */
function BrandLink() {
  return (
    <Link
      to="/"
      aria-label={brandLinkLabels.name(BRAND_NAME)}
      className="flex min-w-0 items-center gap-2.5 rounded-field"
    >
      <BrandMark />
      <span translate="no" className="truncate text-xl font-bold tracking-tight">
        {BRAND_NAME}
      </span>
    </Link>
  );
}

/** The way to one's notifications, with the number of unread ones; it is announced when it changes. */
function HeaderBell({ entry, unread }: { entry: MenuEntry; unread: number }) {
  return (
    <>
      <Link to={entry.path} className="btn relative btn-ghost btn-square">
        {entry.icon !== undefined && <Icon name={entry.icon} className="size-6" />}
        <span className="sr-only">
          {unread > 0 ? headerBellLabels.withUnread(entry.label, unread) : entry.label}
        </span>
        <UnreadBadge unread={unread} className="top-0.5 right-0.5" />
      </Link>
      <p aria-live="polite" className="sr-only">
        {unread > 0 && headerBellLabels.announcement(unread)}
      </p>
    </>
  );
}
