import type { ReactNode } from 'react';
import { useUnreadCounts } from '@drove/shared-auth';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { TabBar } from './tab-bar';

interface SiteFrameProps {
  waysIn?: boolean;
  className?: string;
  children: ReactNode;
}

/** What every layout has: the header above the page, and on a phone or a tablet the tabs below it. */
export function SiteFrame({ waysIn = true, className = '', children }: SiteFrameProps) {
  const unread = useUnreadCounts();
  return (
    <div className={`site-frame flex min-h-dvh flex-col ${className}`}>
      <SkipLink />
      <SiteHeader waysIn={waysIn} unread={unread} />
      {children}
      <TabBar unread={unread} />
    </div>
  );
}
