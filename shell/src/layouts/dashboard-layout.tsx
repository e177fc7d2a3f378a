import { Outlet } from 'react-router-dom';
import { DashboardMenu } from './dashboard-menu';
import { dashboardLayoutLabels } from './labels';
import { SiteFooter } from './site-footer';
import { SiteFrame } from './site-frame';
import { MAIN_ID } from './skip-link';

/** The signed-in user's frame: the menu of their role at the side; on a phone it is in the sheet of the account. */
export function DashboardLayout() {
  return (
    <SiteFrame className="bg-base-200">
      <div className="mx-auto flex w-full max-w-7xl flex-1">
        <nav
          aria-label={dashboardLayoutLabels.navigation}
          className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-72 shrink-0 overflow-y-auto border-r border-base-300 py-6 pr-4 pl-6 lg:block print:hidden"
        >
          <DashboardMenu />
        </nav>
        <div className="flex min-w-0 flex-1 flex-col">
          {/* As on public pages, the footer begins below the screen, so that nothing that comes pushes it away. */}
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="min-h-[calc(100dvh-4rem)] min-w-0 flex-1 outline-none print:min-h-0"
          >
            <Outlet />
          </main>
          <SiteFooter compact />
        </div>
      </div>
    </SiteFrame>
  );
}
