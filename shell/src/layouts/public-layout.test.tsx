import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCustomer, aMinimalUser, anAdmin, loading, signedOut } from 'shared-auth/testing';
import { showLayout } from '../testing/show-layout';
import { AuthLayout } from './auth-layout';
import { PublicLayout } from './public-layout';

const mainMenus = () => screen.getAllByRole('navigation', { name: 'Main' });
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

  it('lets a keyboard user jump over the header at the first stop, without leaving the page', async () => {
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

    expect(screen.getByRole('button', { name: 'Account' })).toBeInTheDocument();
    expect(screen.getByText(session.user.email)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/dashboard/logout');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('promises nothing while it is not known who is here', () => {
    showLayout(Layout, '/', loading);

    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });
});

it('offers a visitor the places, and the ways in', () => {
  showLayout(PublicLayout, '/');

  const [wide, phone] = mainMenus();
  expect(linksIn(wide!)).toEqual(places);
  expect(linksIn(phone!)).toEqual([...places, ['Sign in', '/login'], ['Sign up', '/register']]);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute('href', '/login');
  expect(banner.getAllByRole('link', { name: 'Sign up' })[0]).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});

it('leaves the ways in to the page itself where that is what the page is about', () => {
  showLayout(AuthLayout, '/register');

  expect(linksIn(mainMenus()[1]!)).toEqual(places);
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});

it('does not ask an administrator, who lists no cars, to list one', () => {
  showLayout(PublicLayout, '/', anAdmin());

  expect(linksIn(mainMenus()[0]!)).toEqual(places.slice(0, 2));
});

it.each([
  ['/', 'Home'],
  ['/carlisting', 'Find a car'],
  ['/carlisting/car/7', 'Find a car'],
  ['/upload-car-page', 'List your car'],
])('marks the current place at %s', (path, name) => {
  showLayout(PublicLayout, path);

  const current = within(mainMenus()[0]!).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

it('closes the phone’s menu when one of its places has been chosen', async () => {
  const visitor = userEvent.setup();
  showLayout(PublicLayout, '/', signedOut);
  const opened = mainMenus()[1]!;

  await visitor.click(within(opened).getByRole('link', { name: 'Find a car' }));

  // A popover is closed when it is new in the page; jsdom cannot open one.
  expect(opened).not.toBeInTheDocument();
  expect(mainMenus()[1]).toHaveAttribute('popover', 'auto');
});
