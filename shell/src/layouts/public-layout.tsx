import { Outlet } from 'react-router-dom';
import { MAIN_ID } from './skip-link';
import { SiteFooter } from './site-footer';
import { SiteFrame } from './site-frame';

/**
 * The frame of the pages that anyone may see: header, the page itself, footer. The footer begins below the screen,
 * however short a page is before its data is there: so nothing that comes pushes it away.
 */
export function PublicLayout() {
  return (
    <SiteFrame>
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </SiteFrame>
  );
}
