import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCarOwner, aCustomer, aMinimalUser, anAdmin, loading, signedOut } from '@drove/shared-auth/testing';
import type { MenuEntry } from '@drove/federation/registry';
import { allMenus } from '../testing/all-menus';
import { showLayout } from '../testing/show-layout';
import { AuthLayout } from './auth-layout';
import { PublicLayout } from './public-layout';

const mainMenu = () => screen.getByRole('navigation', { name: 'Main' });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const places = [
  ['Home', '/'],
  ['Find a car', '/carlisting'],
  ['List your car', '/upload-car-page'],
];

describe.each([
  ['public', PublicLayout],
  ['auth', AuthLayout],
])('the %s layout', (_kind, Layout) => {
  it('shows the page in its one main part', () => {
    showLayout(Layout, '/carlisting');

    expect(within(screen.getByRole('main')).getByText('The page')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('skips the header from the first tab stop, without leaving the page', async () => {
    const visitor = userEvent.setup();
    const { router } = showLayout(Layout, '/carlisting');

    await visitor.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await visitor.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/carlisting');
  });

  it.each([
    ['a customer', aCustomer()],
    ['a user without a profile', aMinimalUser()],
  ])('offers %s an account menu instead', (_who, session) => {
    showLayout(Layout, '/', session);

    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('button', { name: 'Account' })).toBeInTheDocument();
    expect(banner.getByText(session.user.email)).toBeInTheDocument();
    expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(banner.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/dashboard/logout');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('shows neither a sign-in link nor an account menu while the session loads', () => {
    showLayout(Layout, '/', loading);

    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });
});

const tabs = () => screen.getByRole('navigation', { name: 'Tabs' });

it('offers a visitor the places, sign-in and sign-up', () => {
  showLayout(PublicLayout, '/');

  expect(linksIn(mainMenu())).toEqual(places);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});

it('shows no sign-in or sign-up links on the auth layout', () => {
  showLayout(AuthLayout, '/register');

  const banner = within(screen.getByRole('banner'));
  expect(banner.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(banner.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  expect(within(tabs()).getByRole('link', { current: 'page' })).toHaveTextContent('Sign in');
});

it.each([
  ['a visitor', signedOut, ['Search', 'List a car', 'Help', 'Sign in'], false],
  ['a customer', aCustomer(), ['Search', 'Trips', 'Inbox'], true],
  ['a car owner', aCarOwner(), ['Search', 'Trips', 'Inbox', 'Hosting'], true],
  ['an administrator', anAdmin(), ['Search', 'Review'], true],
  ['a user without a profile', aMinimalUser(), ['Search'], true],
])('gives %s the tabs of their role on a phone', (_who, session, labels, hasMenu) => {
  showLayout(PublicLayout, '/carlisting/car/7', session);

  expect(linksIn(tabs()).map(([label]) => label)).toEqual(labels);
  expect(within(tabs()).getByRole('link', { current: 'page' })).toHaveTextContent('Search');
  expect(within(tabs()).queryAllByRole('button', { name: 'Account' })).toHaveLength(hasMenu ? 1 : 0);
});

it('counts notifications in the bell and messages in the inbox, and updates when a page changes them', async () => {
  let unread = 3;
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL((request as Request).url);
    return Promise.resolve(Response.json({ unread: pathname === '/my/threads' ? 7 : unread }));
  });
  showLayout(PublicLayout, '/', aCustomer());

  expect(await screen.findByText('You have 3 unread notifications.')).toBeInTheDocument();
  const bell = screen.getByRole('link', { name: 'Notifications, 3 unread' });
  expect(bell).toHaveAttribute('href', '/dashboard/notifications');
  const inbox = await within(tabs()).findByRole('link', { name: 'Inbox , 7 unread' });
  expect(inbox).toHaveAttribute('href', '/dashboard/messages');

  unread = 0;
  act(() => void dispatchEvent(new Event('notificationschange')));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  act(() => void dispatchEvent(new CustomEvent('notificationschange', { detail: { messages: 2 } })));
  expect(within(tabs()).getByRole('link', { name: 'Inbox , 2 unread' })).toBeInTheDocument();
  fetching.mockRestore();
});

it('requests no count for a user without a profile', () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  showLayout(PublicLayout, '/', aMinimalUser());
  expect(screen.queryByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument();
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

it('does not invite an administrator to list a car', () => {
  showLayout(PublicLayout, '/', anAdmin());

  expect(linksIn(mainMenu())).toEqual(places.slice(0, 2));
});

it('shows what a remote adds to the menus, in its place, to whom it names', () => {
  const trips: MenuEntry = { in: ['header', 'footer'], path: '/trips', label: 'Plan a trip', order: 25 };
  const { unmount } = showLayout(PublicLayout, '/trips', signedOut, [...allMenus, trips]);

  expect(linksIn(mainMenu()).map(([label]) => label)).toEqual([
    ...['Home', 'Find a car', 'Plan a trip', 'List your car'],
  ]);
  expect(within(mainMenu()).getByRole('link', { current: 'page' })).toHaveTextContent('Plan a trip');
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Plan a trip' })).toHaveAttribute(
    'href',
    '/trips',
  );
  unmount();

  showLayout(PublicLayout, '/', signedOut, [...allMenus, { ...trips, for: ['admin'] }]);
  expect(screen.queryByText('Plan a trip')).not.toBeInTheDocument();
});

it('has a header, a footer and the account of a page whose remotes name no entries', () => {
  showLayout(PublicLayout, '/', aCustomer(), []);

  expect(within(mainMenu()).queryAllByRole('link')).toEqual([]);
  expect(within(tabs()).getByRole('button', { name: 'Account' })).toBeInTheDocument();
});

it.each([
  ['/', 'Home'],
  ['/carlisting', 'Find a car'],
  ['/carlisting/car/7', 'Find a car'],
  ['/upload-car-page', 'List your car'],
])('marks the current place at %s', (path, name) => {
  showLayout(PublicLayout, path);

  const current = within(mainMenu()).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

it('closes the account’s sheet when one of its places is chosen', async () => {
  const visitor = userEvent.setup();
  showLayout(PublicLayout, '/', aMinimalUser());
  const sheet = () => screen.getByRole('navigation', { name: 'Dashboard' });
  const opened = sheet();

  await visitor.click(within(opened).getByRole('link', { name: 'Help' }));

  // A popover is closed when it is new in the page; jsdom cannot open one.
  expect(opened).not.toBeInTheDocument();
  expect(sheet()).toHaveAttribute('popover', 'auto');
});
