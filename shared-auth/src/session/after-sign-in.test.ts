import { afterSignInPath } from './after-sign-in';

const from = (pathname: unknown, rest: object = {}) => afterSignInPath({ from: { pathname, ...rest } });

it('returns the requested path with its search and hash', () => {
  expect(from('/carlisting/car/7', { search: '?from=2099-07-01', hash: '#reserve' })).toBe(
    '/carlisting/car/7?from=2099-07-01#reserve',
  );
});

it.each([[undefined], [null], ['/dashboard/users'], [{}], [{ from: '/dashboard/users' }], [{ from: null }]])(
  'returns the dashboard when no path was requested: %j',
  (state) => {
    expect(afterSignInPath(state)).toBe('/dashboard');
  },
);

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', 'relative', '', 7])(
  'never leaves the app for %j',
  (pathname) => {
    expect(from(pathname)).toBe('/dashboard');
  },
);

it.each(['/login', '/register', '/forgot-password', '/dashboard/logout', '/dashboard/logout/'])(
  'never returns %s, which would sign out or loop',
  (pathname) => {
    expect(from(pathname)).toBe('/dashboard');
  },
);
