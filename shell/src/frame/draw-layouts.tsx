import type { ReactNode } from 'react';
import type { LayoutKind, Role, Session } from '@drove/shared-auth';
import { drawStill } from '@drove/shared-auth/frames';
import { AuthLayout } from '../layouts/auth-layout';
import { DashboardLayout } from '../layouts/dashboard-layout';
import { PublicLayout } from '../layouts/public-layout';
import { LoadingView } from '../views/loading-view';
import { LoadingNotice } from './loading-notice';

const layouts: Record<LayoutKind, ReactNode> = {
  public: <PublicLayout />,
  auth: <AuthLayout />,
  dashboard: <DashboardLayout />,
};

const kinds = Object.keys(layouts) as LayoutKind[];

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

/**
 * The place of a screen, replaced by federation's `SCREEN_SLOT`, and that it is still loading: where the header has the ways
 * in, or an account, once it is known who is here.
 */
const loadingScreen = (
  <>
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40">
      <LoadingNotice className="mx-auto h-16 max-w-7xl justify-end px-4 sm:px-6" />
    </div>
    <i data-screen="" />
  </>
);

const roles = Object.keys({ customer: 0, car_owner: 0, admin: 0 } satisfies Record<Role, 0>) as Role[];

/** Someone of a role of whom nothing else is known; no layout shows more of them before it is opened. */
const anyoneOf = (role: Role): Session => ({
  status: 'signed-in',
  user: { kind: 'full', uid: '', uuid: '', email: '', lName: '', status: 'active', role },
});

/** The layouts without what depends on who is there, by kind; '' is the loading view alone. */
function drawLoadingOfAnyone(): [string, string][] {
  return (['', ...kinds] as const).map((kind): [string, string] => [
    kind,
    draw(kind, '', { status: 'loading' }, <LoadingView />),
  ]);
}

const waitingBlock = 'animate-pulse rounded-box bg-base-300/60 motion-reduce:animate-none';

/** Keeps the place of a page that is on its way: of its heading and of what stands first below most headings. */
function WaitingPage({ isWide }: { isWide: boolean }) {
  return (
    <div
      role="status"
      className={`w-full px-4 py-8 sm:px-8 lg:py-10 ${isWide ? 'mx-auto max-w-7xl' : 'max-w-6xl'}`}
    >
      <div className={`h-9 w-72 max-w-full sm:h-10 ${waitingBlock}`} />
      <LoadingNotice className="mt-2 h-6" />
      <div className="mt-8 grid grid-cols-1 gap-4">
        <div className={`h-7 w-48 max-w-full ${waitingBlock}`} />
        <div className={`h-36 ${waitingBlock}`} />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className={`h-48 ${waitingBlock}`} />
          <div className={`h-48 ${waitingBlock}`} />
        </div>
      </div>
    </div>
  );
}

/** The layouts that people come back to, as each role has them, by `<kind> <role>`. */
function drawLoadingByRole(): [string, string][] {
  return (['public', 'dashboard'] as const).flatMap((kind) =>
    roles.map((role): [string, string] => [
      `${kind} ${role}`,
      draw(
        kind,
        kind === 'dashboard' ? '/dashboard/no-place' : '',
        anyoneOf(role),
        <WaitingPage isWide={kind === 'public'} />,
      ),
    ]),
  );
}

/** The layouts as they look before the app is there, by what a page knows then: the route, and who was here before. */
export function drawLayouts() {
  return {
    layouts: Object.fromEntries(
      Object.entries(markedPaths).map(([kind, paths]) => [
        kind,
        Object.fromEntries(
          paths.map((path) => [path, draw(kind as LayoutKind, path, { status: 'loading' }, loadingScreen)]),
        ),
      ]),
    ),
    loading: Object.fromEntries([...drawLoadingOfAnyone(), ...drawLoadingByRole()]),
  };
}
