import type { BrokenEntry, MenuEntry } from '@drove/federation/registry';
import { type ReactNode, useEffect, useRef } from 'react';
import { type RouteObject, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RequireUser, type LayoutKind } from '@drove/shared-auth';
import { AuthLayout } from '../layouts/auth-layout';
import { DashboardLayout } from '../layouts/dashboard-layout';
import { MenuEntries } from '../layouts/menu-entries';
import { PublicLayout } from '../layouts/public-layout';
import { RemoteView } from '../remotes/remote-view';
import type { Remote } from '../remotes/remotes';
import { LoadingView } from '../views/loading-view';
import { NotFoundPage } from './not-found-page';
import { PendingTitle } from './pending-title';
import { RouterErrorView } from './router-error-view';
import { ErrorView } from '../views/error-view';
import { errorViewLabels } from '../views/labels';

const pendingPage = (
  <>
    <PendingTitle />
    <LoadingView />
  </>
);

const layouts: Record<LayoutKind, ReactNode> = {
  public: <PublicLayout />,
  auth: <AuthLayout />,
  dashboard: (
    <RequireUser loading={pendingPage}>
      <DashboardLayout />
    </RequireUser>
  ),
};

interface ClaimedRoute {
  layout: string;
  path: string;
  element: ReactNode;
}

/** A claim owns its path and everything below it, except `/`, which would own everything. */
const ownedPath = (path: string) => (path === '/' ? path : `${path}/*`);

/**
 * The route table: layouts of the shell, pages of anyone who the registry says.
 *
 * @param remotes those that can be loaded
 * @param broken those whose registry entry is not valid; their paths say so instead of "not found"
 */
export function createRoutes(remotes: Remote[], broken: BrokenEntry[]): RouteObject[] {
  const claimed: ClaimedRoute[] = [
    ...remotes.flatMap((remote) =>
      remote.claims.map(({ path, layout }) => ({
        layout,
        path,
        element: <RemoteView key={remote.name} remote={remote} claimPath={path} />,
      })),
    ),
    ...broken.flatMap((entry) =>
      entry.claims.map(({ path, layout }) => ({ layout, path, element: <BrokenRemoteView /> })),
    ),
  ];
  return [
    {
      element: <PageFrame menus={[...remotes, ...broken].flatMap(({ menus }) => menus)} />,
      errorElement: <RouterErrorView />,
      children: [
        ...Object.entries(layouts).map(([kind, element]) => ({
          element,
          children: claimed
            // A layout that this shell does not have is shown in the public one rather than not at all.
            .filter(({ layout }) => (layout in layouts ? layout : 'public') === kind)
            .map(({ path, element: page }) => ({ path: ownedPath(path), element: page })),
        })),
        { element: layouts.public, children: [{ path: '*', element: <NotFoundPage /> }] },
      ],
    },
  ];
}

/**
 * The page of a remote whose registry entry cannot be used: why, the console says once it is read. A corrected registry
 * comes with a new page.
 */
function BrokenRemoteView() {
  return (
    <ErrorView
      error={errorViewLabels.pageNotLoaded}
      retry={() => {
        location.reload();
      }}
    />
  );
}

/**
 * What every page has besides its layout: the entries of the menus; the scroll position comes back with the back button, and a move to
 * another page puts the keyboard's focus at its beginning, as a page load would.
 */
function PageFrame({ menus }: { menus: MenuEntry[] }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <MenuEntries value={menus}>
      <ScrollRestoration />
      <Outlet />
    </MenuEntries>
  );
}
