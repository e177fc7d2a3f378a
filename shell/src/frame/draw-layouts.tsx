import type { ReactNode } from 'react';
import type { LayoutKind, Role, Session } from '@drove/shared-auth';
import { drawStill } from '@drove/shared-auth/frames';
import { iconPaths } from '../icons/icon-paths';
import { audienceOf } from '../layouts/audience';
import { AuthLayout } from '../layouts/auth-layout';
import { DashboardLayout } from '../layouts/dashboard-layout';
import { MenuEntries } from '../layouts/menu-entries';
import { PublicLayout } from '../layouts/public-layout';
import { sideAt } from '../layouts/sides';
import { LoadingView } from '../views/loading-view';
import { LoadingNotice } from './loading-notice';
import { currentAt, standIns, takeItems, type ItemPattern } from './stand-ins';

const layouts: Record<LayoutKind, ReactNode> = {
  public: <PublicLayout />,
  auth: <AuthLayout />,
  dashboard: <DashboardLayout />,
};

const kinds = Object.keys(layouts) as LayoutKind[];

interface Drawn {
  kind: LayoutKind | '';
  /** None marks no entry. */
  path?: string;
  session?: Session;
  screen: ReactNode;
}

const nowhere = '/no-place';
const loading: Session = { status: 'loading' };

/** What one layout looks like, with slots for its menus, and what is drawn of an entry of each. */
function draw({ kind, path = nowhere, session = loading, screen }: Drawn) {
  const page = { path: '*', element: screen };
  const element = kind !== '' && <MenuEntries value={standIns}>{layouts[kind]}</MenuEntries>;
  const html = drawStill({
    path,
    routes: element ? [{ element, children: [page] }] : [page],
    session,
    idPrefix: 'shell-',
  });
  return takeItems(html, audienceOf(session, sideAt(path)));
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

/** What stands for the app while it loads, by what a page knows then: the layout, and who was here before. */
const looks: Record<string, Drawn> = {
  '': { kind: '', screen: <LoadingView /> },
  ...Object.fromEntries(kinds.map((kind) => [kind, { kind, screen: <LoadingView /> }])),
  ...Object.fromEntries(
    (['public', 'dashboard'] as const).flatMap((kind) =>
      roles.map((role): [string, Drawn] => [
        `${kind} ${role}`,
        {
          kind,
          path: kind === 'dashboard' ? `/dashboard${nowhere}` : nowhere,
          session: anyoneOf(role),
          screen: <WaitingPage isWide={kind === 'public'} />,
        },
      ]),
    ),
  ),
};

/** The layouts as they look before the app is there, with slots for the entries of their menus. */
export function drawLayouts() {
  const visitors = (['public', 'auth'] as const).map((kind): [string, Drawn] => [
    kind,
    { kind, screen: loadingScreen },
  ]);
  const drawn = [...visitors, ...Object.entries(looks)].map(([name, one]) => ({ name, ...draw(one) }));
  const items = new Map<string, ItemPattern>();
  for (const [menu, other] of drawn.flatMap((one) => [...one.items])) items.set(menu, [other, other]);
  // Only visitors' layouts mark where they are.
  for (const menu of drawn[0]?.items.keys() ?? []) {
    const here = draw({ kind: 'public', path: currentAt(menu), screen: loadingScreen }).items.get(menu);
    const [other = ''] = items.get(menu) ?? [];
    items.set(menu, [other, here ?? other]);
  }
  const htmlOf = (part: typeof drawn) => Object.fromEntries(part.map(({ name, html }) => [name, html]));
  return {
    layouts: htmlOf(drawn.slice(0, visitors.length)),
    loading: htmlOf(drawn.slice(visitors.length)),
    items: Object.fromEntries(items),
    icons: iconPaths,
  };
}
