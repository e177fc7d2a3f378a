import { useSession } from 'shared-auth';
import { AccountArea } from './account-area';
import { BrandLink } from './brand-link';
import { hasAccount } from './dashboard-places';
import { HeaderBell } from './header-bell';
import { siteHeaderLabels } from './labels';
import { SitePlaces } from './site-places';

interface SiteHeaderProps {
  /** Whether visitors are shown how to sign in and up; not where the page itself is about just that. */
  waysIn: boolean;
  /** How many notifications have not been read. */
  unread: number;
}

/** The same header on every page: the brand, the places, the bell and the visitor's account. */
export function SiteHeader({ waysIn, unread }: SiteHeaderProps) {
  const session = useSession();
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100/95 backdrop-blur print:hidden">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
        <BrandLink />
        <nav aria-label={siteHeaderLabels.places} className="ml-6 hidden md:block">
          <SitePlaces className="flex gap-1" />
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2">
          {hasAccount(session) && <HeaderBell unread={unread} />}
          <AccountArea waysIn={waysIn} />
        </div>
      </div>
    </header>
  );
}
