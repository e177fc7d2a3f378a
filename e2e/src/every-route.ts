type Role = 'customer' | 'car_owner' | 'admin';

export interface KnownRoute {
  path: string;
  /** What the page is headed with for those who may open it. */
  heading: string | RegExp;
  /** Which accounts may open it; all of them without it. */
  roles?: Role[];
}

const anId = '6f1e5c1c-6d8e-4f4a-9d6c-0f3a6a1b2c3d';
const renters: Role[] = ['customer', 'car_owner'];
const owners: Role[] = ['car_owner'];
const hosts: Role[] = ['car_owner', 'admin'];
const admins: Role[] = ['admin'];

/** What the browser itself says of the car and the link that are not there. */
export const missingCar = /status of 404/;

/** The public pages that anyone may open. */
export const openRoutes: KnownRoute[] = [
  { path: '/', heading: 'Get a car for your trip easily' },
  { path: '/carlisting', heading: 'Find a car' },
  { path: `/carlisting/car/${anId}`, heading: 'Car not found' },
  { path: `/carlisting/owner/${anId}`, heading: 'Owner not found' },
  { path: '/carlisting/favourites', heading: 'Favourites' },
  { path: `/shared-trip/${anId}`, heading: 'This link shows no trip' },
  { path: `/phone-upload/${anId}`, heading: 'This link can’t be used' },
  // With an account, for those who may list a car or start to.
  { path: '/upload-car-page', heading: 'List your car', roles: renters },
  { path: '/help', heading: 'Help' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/terms', heading: 'Terms of use' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/imprint', heading: 'Imprint' },
];

export const authRoutes: KnownRoute[] = [
  { path: '/login', heading: 'Sign in' },
  { path: '/register', heading: 'Create Account' },
  { path: '/forgot-password', heading: 'Forgot password' },
];

/** Pages that need a person signed in; `/dashboard` and `/dashboard/logout` have journeys of their own. */
export const closedRoutes: KnownRoute[] = [
  { path: '/payment', heading: 'Payment', roles: renters },
  { path: '/dashboard/user-verification', heading: 'User verification', roles: admins },
  { path: `/dashboard/user-verification/${anId}`, heading: 'We can’t find that person', roles: admins },
  { path: '/dashboard/cars/upload', heading: 'Add a car', roles: owners },
  { path: '/dashboard/owner-cars', heading: 'My cars', roles: owners },
  { path: '/dashboard/car-verification', heading: 'Car verification', roles: admins },
  { path: `/dashboard/car-verification/${anId}`, heading: 'We can’t find that car', roles: admins },
  { path: '/dashboard/cases', heading: 'Support', roles: admins },
  { path: `/dashboard/cases/${anId}`, heading: 'We can’t find that message', roles: admins },
  { path: '/dashboard/all-payments', heading: 'All payments', roles: admins },
  { path: '/dashboard/all-payments/invoices', heading: 'All invoices', roles: admins },
  { path: '/dashboard/all-payments/payouts', heading: 'All payouts', roles: admins },
  { path: '/dashboard/all-payments/disputes', heading: 'Disputed payments', roles: admins },
  { path: '/dashboard/all-payments/reconciliation', heading: 'Reconciliation', roles: admins },
  { path: '/dashboard/users', heading: 'Users', roles: admins },
  {
    path: '/dashboard/notifications',
    heading: 'Notifications',
    roles: ['customer', 'car_owner', 'admin'],
  },
  { path: '/dashboard/account', heading: 'My account', roles: ['customer', 'car_owner', 'admin'] },
  { path: '/dashboard/messages', heading: 'Messages', roles: renters },
  {
    path: '/dashboard/messages/new',
    heading: 'We can’t find what this message is about',
    roles: renters,
  },
  { path: `/dashboard/messages/${anId}`, heading: 'Conversation not found', roles: renters },
  { path: '/dashboard/customer-reservations', heading: 'My trips', roles: renters },
  { path: '/dashboard/customer-payments', heading: 'My payments', roles: renters },
  { path: '/dashboard/user-ver-doc-form', heading: 'My documents', roles: renters },
  { path: '/dashboard/diff-payment-page', heading: 'Pay for your new dates', roles: renters },
  { path: '/dashboard/reservations', heading: /^(Bookings|Reservations)$/, roles: hosts },
  { path: '/dashboard/reservations/calendar', heading: 'Calendar', roles: owners },
  { path: '/dashboard/reservations/hours', heading: 'Booking hours', roles: owners },
  { path: '/dashboard/reservations/taxes', heading: 'Invoices and tax', roles: owners },
  { path: '/dashboard/reservations/income', heading: 'Income and payouts', roles: owners },
];
