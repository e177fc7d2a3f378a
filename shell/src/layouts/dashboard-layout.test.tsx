import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '@drove/tooling/jest/translate-page';
import type { Session } from '@drove/shared-auth';
import {
  aCarOwner,
  aCustomer,
  aHostingCustomer,
  aMinimalUser,
  anAdmin,
  aSuspendedCustomer,
} from '@drove/shared-auth/testing';
import { showLayout } from '../testing/show-layout';
import { DashboardLayout } from './dashboard-layout';

const menus = () => screen.getAllByRole('navigation', { name: 'Dashboard' });
const pathsIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/dashboard', ''));

const messages = '/messages';
const renting = [
  '/customer-reservations',
  '/carlisting/favourites',
  '/customer-payments',
  '/user-ver-doc-form',
];
// First the way to the other side of the account and back.
const sides = ['/customer-reservations', '/owner-cars'];
const owning = ['/owner-cars', '/cars/upload', '/reservations', '/user-ver-doc-form'];
const deciding = [
  '/user-verification',
  '/car-verification',
  '/cases',
  '/users',
  '/reservations',
  '/all-payments',
];

it.each<[string, Session, string[]]>([
  ['a customer', aCustomer(), [messages, ...renting]],
  ['a car owner', aCarOwner(), [messages, ...sides, ...owning]],
  ['a customer who hosts', aHostingCustomer(), [messages, ...sides, ...owning]],
  ['an administrator', anAdmin(), deciding],
  ['a user without a profile', aMinimalUser(), []],
  // Who is suspended may still read what is theirs, and an administrator's pages are about others.
  ['a suspended customer', aSuspendedCustomer(), [messages, ...renting]],
  [
    'a suspended car owner',
    aCarOwner({ status: 'suspended' }),
    [messages, ...sides, '/owner-cars', '/reservations', '/user-ver-doc-form'],
  ],
  ['a suspended administrator', anAdmin({ status: 'suspended' }), []],
  ['a user whose account is closed', aCustomer({ status: 'closed' }), []],
])(
  'shows %s only the places they can open, at the side and in the account’s sheet',
  (_who, session, expected) => {
    showLayout(DashboardLayout, '/dashboard', session);

    expect(menus()).toHaveLength(2);
    const isMember =
      session.status === 'signed-in' && session.user.kind === 'full' && session.user.status !== 'closed';
    const own = isMember ? ['/account', '/logout'] : ['/logout'];
    const inDashboard = (menu: HTMLElement) =>
      pathsIn(menu).filter((path) => !['/', '/carlisting', '/upload-car-page', '/help'].includes(path ?? ''));
    for (const menu of menus()) expect(inDashboard(menu)).toEqual(['', ...expected, ...own]);
  },
);

it.each<[string, Session]>([
  ['a customer', aCustomer()],
  ['a car owner', aCarOwner()],
  ['an administrator', anAdmin()],
])('names no two places of %s alike', (_who, session) => {
  showLayout(DashboardLayout, '/dashboard', session);

  const places = new Map<string | null, Set<string | null>>();
  for (const link of screen.getAllByRole('link')) {
    const hrefs = places.get(link.textContent) ?? new Set();
    places.set(link.textContent, hrefs.add(link.getAttribute('href')));
  }
  expect([...places].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
});

it('shows one side of an account at a time, and keeps to it on pages of both', async () => {
  showLayout(DashboardLayout, '/dashboard', aHostingCustomer());
  const [menu, sheet] = menus();
  const current = () => within(menu!).getByRole('list', { name: 'Renting or hosting' });
  expect(within(current()).getByRole('link', { current: true })).toHaveTextContent('Hosting');
  expect(within(sheet!).getByRole('list', { name: 'Hosting' })).toBeInTheDocument();

  await userEvent.click(within(current()).getByRole('link', { name: 'Renting' }));
  expect(pathsIn(menu!)).toEqual(expect.arrayContaining(renting));
  expect(pathsIn(menu!)).not.toContain('/reservations');
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['Search', 'Trips', 'Inbox', 'Hosting'],
  ]);

  await userEvent.click(within(menu!).getByRole('link', { name: 'Messages' }));
  expect(within(current()).getByRole('link', { current: true })).toHaveTextContent('Renting');

  await userEvent.click(tabs.getByRole('link', { name: 'Hosting' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['My cars', 'Bookings', 'Inbox', 'Renting'],
  ]);
});

it('switches between the sides on a page that the browser has translated', async () => {
  showLayout(DashboardLayout, '/dashboard', aHostingCustomer());
  translatePage(document.body);
  const [menu] = menus();
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' }));
  const sideOf = () => within(menu!).getByRole('list', { name: 'Renting or hosting' });
  const labels = () => tabs.getAllByRole('link').map((link) => link.textContent);
  for (const [to, expected] of [
    ['Renting', ['Search', 'Trips', 'Inbox', 'Hosting']],
    ['Hosting', ['My cars', 'Bookings', 'Inbox', 'Renting']],
    ['Renting', ['Search', 'Trips', 'Inbox', 'Hosting']],
  ] as const) {
    await userEvent.click(within(sideOf()).getByRole('link', { name: to }));
    expect(labels()).toEqual(expected);
    expect(within(sideOf()).getByRole('link', { current: true })).toHaveTextContent(to);
    expect(within(menu!).getByRole('list', { name: to })).toBeInTheDocument();
    const places = within(within(menu!).getByRole('list', { name: to })).getAllByRole('link');
    expect(places[0]).toHaveTextContent(to === 'Renting' ? 'My trips' : 'My cars');
  }
});

it('ends every page with the ways to help and to us', () => {
  showLayout(DashboardLayout, '/dashboard', aSuspendedCustomer());

  const footer = within(screen.getByRole('contentinfo'));
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Contact us', '/contact'],
    ['Help', '/help'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Imprint', '/imprint'],
  ]);
});

it.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/users', 'Users'],
  ['/dashboard/account', 'My account'],
  ['/dashboard/user-verification/00000000-0000-4000-8000-000000000001', 'User verification'],
])('marks only the current place at %s', (path, name) => {
  showLayout(DashboardLayout, path, anAdmin());

  for (const menu of menus()) {
    const current = within(menu).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  }
});

it('shows the page in its one main part, behind a skip link', () => {
  showLayout(DashboardLayout, '/dashboard', aCustomer());

  expect(within(screen.getByRole('main')).getByText('The page')).toBeInTheDocument();
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip to content');
});

it('names the account button’s target and its close button', () => {
  showLayout(DashboardLayout, '/dashboard', aCustomer());

  const drawer = menus().find((menu) => menu.hasAttribute('popover'));
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' }));
  expect(tabs.getByRole('button', { name: 'Account' })).toHaveAttribute('popovertarget', drawer!.id);
  expect(within(drawer!).getByRole('button', { name: 'Close menu' })).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});

it('counts unread messages in the menu', async () => {
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ unread: 3 })));
  showLayout(DashboardLayout, '/dashboard', aCustomer());

  const entries = await screen.findAllByRole('link', { name: 'Messages , 3 unread' });
  expect(entries).toHaveLength(2);
  fetching.mockRestore();
});
