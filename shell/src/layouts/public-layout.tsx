import { Outlet } from 'react-router-dom';
import { MAIN_ID, SkipLink } from './skip-link';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of the pages that anyone may see: header, the page itself, footer. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col [--frame-height:4rem]">
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
