export const accountScreenLabels = {
  myAccount: 'My account',
  yourDetailsAndSignIn: 'Your details and sign-in',
};

export const allInvoicesScreenLabels = {
  allInvoices: 'All invoices',
  explanation:
    'Customers get them for the service fee, owners for the commission. Refunds make credit notes.',
};

export const allPaymentsScreenLabels = {
  allPayments: 'All payments',
  explanation: 'What was paid and refunded, and how it is split. Trips are under',
  allReservations: 'all reservations',
};

export const allPayoutsScreenLabels = {
  allPayouts: 'All payouts',
  explanation:
    'What owners earn, paid two days after each trip. Later refunds are deducted from their next transfer.',
};

export const customerPaymentsScreenLabels = {
  myPayments: 'My payments',
  explanation: 'What you paid and what was refunded, with receipts. Your trips are under',
  myTrips: 'my trips',
};

export const customerReservationDetailsScreenLabels = {
  myTrips: 'My trips',
};

export const customerReservationsScreenLabels = {
  myTrips: 'My trips',
};

export const disputeScreenLabels = {
  allDisputes: 'All disputes',
  disputedPayment: 'Disputed payment',
};

export const disputesScreenLabels = {
  disputedPayments: 'Disputed payments',
  explanation:
    'A customer asks their bank for the money back. The bank hears us until the last day, then it decides.',
};

export const ownerCalendarScreenLabels = {
  calendar: 'Calendar',
};

export const ownerCarsScreenLabels = {
  myCars: 'My cars',
  addACar: 'Add a car',
};

export const ownerIncomeScreenLabels = {
  incomeAndPayouts: 'Income and payouts',
};

export const ownerTaxesScreenLabels = {
  invoicesAndTax: 'Invoices and tax',
};

export const reconciliationScreenLabels = {
  reconciliation: 'Reconciliation',
  explanation:
    'We compare the books with the payment provider every day. Most differences disappear once the provider’s message arrives; check those that stay.',
  unexplained: 'Unexplained',
  accountBalances: 'Account balances',
};

export const reservationDetailsScreenLabels = {
  reservations: 'Reservations',
};

export const reservationsScreenLabels = {
  reservations: 'Reservations',
  explanation: 'Every trip, from request to return. Payments are under',
  allPayments: 'all payments',
};

export const userScreenLabels = {
  user: 'User',
};

export const userVerDocFormScreenLabels = {
  verifyMyIdentity: 'Verify my identity',
};

export const usersScreenLabels = {
  users: 'Users',
  everyoneWithAnAccount: 'Everyone with an account.',
};
