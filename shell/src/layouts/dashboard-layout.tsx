import { Outlet } from 'react-router-dom';
import { DashboardDrawer } from './dashboard-drawer';
import { DashboardMenu } from './dashboard-menu';
import { MAIN_ID, SkipLink } from './skip-link';
import { SiteHeader } from './site-header';

/** The signed-in user's frame: the menu of their role at the side, in a drawer on the phone. */
export function DashboardLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-base-200 [--frame-height:4rem] max-lg:[--frame-height:7.5rem]">
      <SkipLink />
      <SiteHeader />
      <DashboardDrawer />
      <div className="mx-auto flex w-full max-w-7xl flex-1">
        <nav
          aria-label="Dashboard"
          className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-72 shrink-0 overflow-y-auto border-r border-base-300 py-6 pr-4 pl-6 lg:block print:hidden"
        >
          <DashboardMenu />
        </nav>
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
