/** What pages are for, below their headings. */
export const purposes = {
  account: 'Your details and sign-in',
  myPayments: {
    text: 'What you paid and what was refunded, with receipts. Your trips are under {link}.',
    link: 'my trips',
    to: '/dashboard/customer-reservations',
  },
  bookingHours: {
    text: 'Your default for when drivers can book. Applies to every car that has no hours of its own. Existing bookings don’t change. Your cars are under {link}.',
    link: 'my cars',
    to: '/dashboard/owner-cars',
  },
  allPayments: {
    text: 'What was paid and refunded, and how it is split. Trips are under {link}.',
    link: 'all reservations',
    to: '/dashboard/reservations',
  },
  payouts:
    'What owners earn, paid two days after each trip. Later refunds are deducted from their next transfer.',
  invoices: 'Customers get them for the service fee, owners for the commission. Refunds make credit notes.',
  disputes:
    'Payments that customers have disputed with their bank. Submit evidence by the deadline; the bank then decides.',
  reconciliation:
    'We compare the books with the payment provider every day. Most differences disappear once the provider’s message arrives; check those that stay.',
  users: 'Everyone with an account.',
};
