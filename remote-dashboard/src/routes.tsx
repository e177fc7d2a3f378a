import { defineRemote } from 'shared-auth';
import description from '../remote.json';
import { QueryRoot } from './query-root';
import './styles.css';

/** Everything behind signing in. Who may open which page stands in each screen, by its audience. */
export const remote = defineRemote(
  description,
  {
    '/dashboard': [
      {
        index: true,
        title: 'Dashboard',
        screen: () => import('./screens/dashboard-home-screen').then((m) => m.DashboardHomeScreen),
      },
      {
        path: 'user-verification',
        title: 'User verification',
        screen: () => import('./screens/user-verification-screen').then((m) => m.UserVerificationScreen),
      },
      {
        path: 'user-verification/:user_uuid',
        title: 'User verification',
        screen: () =>
          import('./screens/user-verification-details-screen').then((m) => m.UserVerificationDetailsScreen),
      },
      {
        path: 'owner-cars',
        title: 'My cars',
        screen: () => import('./screens/owner-cars-screen').then((m) => m.OwnerCarsScreen),
      },
      {
        path: 'car-verification',
        title: 'Car verification',
        screen: () => import('./screens/car-verification-screen').then((m) => m.CarVerificationScreen),
      },
      {
        path: 'car-verification/:car_uuid',
        title: 'Car verification',
        screen: () =>
          import('./screens/car-verification-details-screen').then((m) => m.CarVerificationDetailsScreen),
      },
      {
        path: 'cases',
        title: 'Support',
        screen: () => import('./screens/cases-screen').then((m) => m.CasesScreen),
      },
      {
        path: 'cases/:case_uuid',
        title: 'Support',
        screen: () => import('./screens/case-screen').then((m) => m.CaseScreen),
      },
      {
        path: 'all-payments',
        title: 'All payments',
        screen: () => import('./screens/all-payments-screen').then((m) => m.AllPaymentsScreen),
      },
      {
        path: 'all-payments/payouts',
        title: 'All payouts',
        screen: () => import('./screens/all-payouts-screen').then((m) => m.AllPayoutsScreen),
      },
      {
        path: 'all-payments/invoices',
        title: 'All invoices',
        screen: () => import('./screens/all-invoices-screen').then((m) => m.AllInvoicesScreen),
      },
      {
        path: 'all-payments/disputes',
        title: 'Disputed payments',
        screen: () => import('./screens/disputes-screen').then((m) => m.DisputesScreen),
      },
      {
        path: 'all-payments/disputes/:dispute_uuid',
        title: 'Disputed payment',
        screen: () => import('./screens/dispute-screen').then((m) => m.DisputeScreen),
      },
      {
        path: 'all-payments/reconciliation',
        title: 'Reconciliation',
        screen: () => import('./screens/reconciliation-screen').then((m) => m.ReconciliationScreen),
      },
      {
        path: 'users',
        title: 'Users',
        screen: () => import('./screens/users-screen').then((m) => m.UsersScreen),
      },
      {
        path: 'users/:user_uuid',
        title: 'User',
        screen: () => import('./screens/user-screen').then((m) => m.UserScreen),
      },
      {
        path: 'customer-reservations',
        title: 'My trips',
        screen: () =>
          import('./screens/customer-reservations-screen').then((m) => m.CustomerReservationsScreen),
      },
      {
        path: 'customer-reservations/:reservation_uuid',
        title: 'My trip',
        screen: () =>
          import('./screens/customer-reservation-details-screen').then(
            (m) => m.CustomerReservationDetailsScreen,
          ),
      },
      {
        path: 'customer-payments',
        title: 'My payments',
        screen: () => import('./screens/customer-payments-screen').then((m) => m.CustomerPaymentsScreen),
      },
      {
        path: 'customer-payments/:payment_uuid',
        title: 'Payment',
        screen: () => import('./screens/receipt-screen').then((m) => m.ReceiptScreen),
      },
      {
        path: 'user-ver-doc-form',
        title: 'Verify my identity',
        screen: () => import('./screens/user-ver-doc-form-screen').then((m) => m.UserVerDocFormScreen),
      },
      {
        path: 'reservations',
        title: 'Reservations',
        screen: () => import('./screens/reservations-screen').then((m) => m.ReservationsScreen),
      },
      {
        path: 'reservations/calendar',
        title: 'Calendar',
        screen: () => import('./screens/owner-calendar-screen').then((m) => m.OwnerCalendarScreen),
      },
      {
        path: 'reservations/income',
        title: 'Income and payouts',
        screen: () => import('./screens/owner-income-screen').then((m) => m.OwnerIncomeScreen),
      },
      {
        path: 'reservations/taxes',
        title: 'Invoices and tax',
        screen: () => import('./screens/owner-taxes-screen').then((m) => m.OwnerTaxesScreen),
      },
      {
        path: 'reservations/:reservation_uuid',
        title: 'Reservation',
        screen: () => import('./screens/reservation-details-screen').then((m) => m.ReservationDetailsScreen),
      },
      {
        path: 'notifications',
        title: 'Notifications',
        screen: () => import('./screens/notifications-screen').then((m) => m.NotificationsScreen),
      },
      {
        path: 'account',
        title: 'My account',
        screen: () => import('./screens/account-screen').then((m) => m.AccountScreen),
      },
      {
        path: 'logout',
        title: 'Sign out',
        screen: () => import('./screens/logout-screen').then((m) => m.LogoutScreen),
      },
    ],
  },
  { Root: QueryRoot },
);
