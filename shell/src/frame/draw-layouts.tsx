import type { ReactNode } from 'react';
import type { LayoutKind, Session } from 'shared-auth';
import { drawStill } from 'shared-auth/frames';
import { AuthLayout } from '../layouts/auth-layout';
import { DashboardLayout } from '../layouts/dashboard-layout';
import { PublicLayout } from '../layouts/public-layout';
import { LoadingView } from '../views/loading-view';

const layouts: Record<LayoutKind, ReactNode> = {
  public: <PublicLayout />,
  auth: <AuthLayout />,
  dashboard: <DashboardLayout />,
};

/** Paths that the header marks as the current one. */
const markedPaths: Record<'public' | 'auth', string[]> = {
  public: ['', '/', '/carlisting', '/upload-car-page'],
  auth: ['', '/login', '/register', '/forgot-password'],
};

function draw(kind: LayoutKind | '', path: string, session: Session, screen: ReactNode): string {
  const page = { path: '*', element: screen };
  return drawStill({
    path: path || '/no-place',
    routes: kind === '' ? [page] : [{ element: layouts[kind], children: [page] }],
    session,
    idPrefix: 'shell-',
  });
}

/** Where the screen stands; replaced by federation's `SCREEN_SLOT`. */
const slot = <i data-screen="" />;

/** The layouts as they look before the app is there, by what a page knows then: the route, and who was here before. */
export function drawLayouts() {
  const kinds = Object.keys(layouts) as LayoutKind[];
  return {
    layouts: Object.fromEntries(
      Object.entries(markedPaths).map(([kind, paths]) => [
        kind,
        Object.fromEntries(
          paths.map((path) => [path, draw(kind as LayoutKind, path, { status: 'signed-out' }, slot)]),
        ),
      ]),
    ),
    loading: Object.fromEntries(
      (['', ...kinds] as const).map((kind) => [kind, draw(kind, '', { status: 'loading' }, <LoadingView />)]),
    ),
  };
}
