import type { Role } from 'shared-auth';

export interface Task {
  to: string;
  label: string;
  text: string;
}

const renting: Task[] = [
  { to: '/carlisting', label: 'Find a car', text: 'Cars available for your next trip.' },
  {
    to: '/dashboard/customer-reservations',
    label: 'My trips',
    text: 'What you’ve booked and when it starts.',
  },
  { to: '/dashboard/customer-payments', label: 'My payments', text: 'What you paid and what was refunded.' },
  {
    to: '/dashboard/user-ver-doc-form',
    label: 'Verify my identity',
    text: 'Needed once, before your first trip.',
  },
];

const owning: Task[] = [
  { to: '/dashboard/owner-cars', label: 'My cars', text: 'Your listings, prices and available days.' },
  { to: '/dashboard/cars/upload', label: 'Add a car', text: 'List another car, step by step.' },
  {
    to: '/dashboard/reservations',
    label: 'Bookings of my cars',
    text: 'Requests to answer and upcoming trips.',
  },
];

const deciding: Task[] = [
  { to: '/dashboard/user-verification', label: 'User verification', text: 'People waiting for a decision.' },
  { to: '/dashboard/car-verification', label: 'Car verification', text: 'Cars waiting for a decision.' },
  { to: '/dashboard/cases', label: 'Support', text: 'Messages that wait for a reply.' },
  { to: '/dashboard/users', label: 'Users', text: 'Everyone with an account.' },
  { to: '/dashboard/reservations', label: 'All reservations', text: 'Every trip, from request to return.' },
  { to: '/dashboard/all-payments', label: 'All payments', text: 'Payments, refunds and payouts.' },
];

/** What each role comes to the dashboard for, the most usual first. */
export const tasksByRole: Record<Role, Task[]> = {
  customer: renting,
  car_owner: [...owning, ...renting],
  admin: deciding,
};
