import { defineRemote } from '@drove/shared-auth';
import { QueryRoot } from '@drove/shared-ui/query-root';
import description from '../remote.json';
import { openTo } from './open-to';
import { purposes } from './purposes';
import './styles.css';

/** Everything behind signing in, by who may open it. */
export const remote = defineRemote(
  description,
  {
    '/dashboard': [
      ...openTo('members', {}, [
        {
          index: true,
          title: 'Dashboard',
          screen: () => import('./features/start/start').then((m) => m.Start),
        },
        {
          path: 'notifications',
          title: 'Notifications',
          screen: () => import('./features/notifications/notification-list').then((m) => m.NotificationList),
        },
        {
          path: 'account',
          title: 'My account',
          width: 'narrow',
          purpose: purposes.account,
          screen: () => import('./features/account/account').then((m) => m.Account),
        },
      ]),
      ...openTo('renters', {}, [
        {
          path: 'messages',
          title: 'Messages',
          screen: () => import('./screens/messages-screens').then((m) => m.InboxScreen),
        },
        {
          path: 'messages/:thread_uuid',
          title: 'Messages',
          screen: () => import('./screens/messages-screens').then((m) => m.ThreadScreen),
          isOnePage: true,
        },
        {
          path: 'customer-reservations',
          title: 'My trips',
          width: 'medium',
          screen: () => import('./features/my-trips/my-trips').then((m) => m.MyTrips),
        },
        {
          path: 'customer-reservations/:reservation_uuid',
          title: 'My trip',
          screen: () => import('./screens/trip-screens').then((m) => m.CustomerTripScreen),
        },
        {
          path: 'customer-payments',
          title: 'My payments',
          width: 'medium',
          purpose: purposes.myPayments,
          screen: () => import('./features/my-payments/my-payments').then((m) => m.MyPayments),
        },
        {
          path: 'customer-payments/:payment_uuid',
          title: 'Payment',
          screen: () => import('./features/my-payments/receipt-page').then((m) => m.ReceiptPage),
        },
        {
          path: 'user-ver-doc-form',
          title: 'My documents',
          width: 'medium',
          screen: () => import('./features/verify-me/verify-me').then((m) => m.VerifyMe),
        },
      ]),
      ...openTo('owners', {}, [
        {
          path: 'owner-cars',
          title: 'My cars',
          screen: () => import('./features/owner-cars/owner-cars').then((m) => m.OwnerCars),
        },
      ]),
      ...openTo('owners', { width: 'medium', sections: 'hosting' }, [
        {
          path: 'reservations/calendar',
          title: 'Calendar',
          screen: () => import('./features/own-calendar/own-calendar').then((m) => m.OwnCalendar),
        },
        {
          path: 'reservations/hours',
          title: 'Booking hours',
          purpose: purposes.bookingHours,
          screen: () =>
            import('./features/owner-cars/default-hours/default-hours').then((m) => m.DefaultHours),
        },
        {
          path: 'reservations/income',
          title: 'Income and payouts',
          screen: () => import('./features/income/income').then((m) => m.Income),
        },
        {
          path: 'reservations/taxes',
          title: 'Invoices and tax',
          screen: () => import('./features/invoices/owner-taxes').then((m) => m.OwnerTaxes),
        },
      ]),
      ...openTo('hosts', {}, [
        {
          path: 'reservations',
          title: 'Reservations',
          screen: () => import('./features/hosted-trips/reservations').then((m) => m.Reservations),
        },
        {
          path: 'reservations/:reservation_uuid',
          title: 'Reservation',
          screen: () => import('./screens/trip-screens').then((m) => m.HostedTripScreen),
        },
      ]),
      ...openTo('admins', {}, [
        {
          path: 'user-verification',
          title: 'User verification',
          screen: () => import('./features/user-verification/user-queue').then((m) => m.UserQueue),
        },
        {
          path: 'user-verification/:user_uuid',
          title: 'User verification',
          screen: () => import('./features/user-verification/person-page').then((m) => m.PersonPage),
        },
        {
          path: 'car-verification',
          title: 'Car verification',
          screen: () => import('./features/car-verification/car-queue').then((m) => m.CarQueue),
        },
        {
          path: 'car-verification/:car_uuid',
          title: 'Car verification',
          screen: () => import('./features/car-verification/car-page').then((m) => m.CarPage),
        },
        {
          path: 'cases',
          title: 'Support',
          screen: () => import('./features/cases/case-queue').then((m) => m.CaseQueue),
        },
        {
          path: 'cases/:case_uuid',
          title: 'Support',
          screen: () => import('./screens/case-screen').then((m) => m.CaseScreen),
        },
        {
          path: 'all-payments/disputes/:dispute_uuid',
          title: 'Disputed payment',
          screen: () => import('./features/disputes/dispute-page').then((m) => m.DisputePage),
        },
        {
          path: 'users',
          title: 'Users',
          width: 'wide',
          purpose: purposes.users,
          screen: () => import('./features/users/user-list').then((m) => m.UserList),
        },
        {
          path: 'users/:user_uuid',
          title: 'User',
          width: 'wide',
          screen: () => import('./features/users/user-page').then((m) => m.UserPage),
        },
      ]),
      ...openTo('admins', { width: 'wide', sections: 'money' }, [
        {
          path: 'all-payments',
          title: 'All payments',
          purpose: purposes.allPayments,
          screen: () => import('./features/all-payments/all-payments').then((m) => m.AllPayments),
        },
        {
          path: 'all-payments/payouts',
          title: 'All payouts',
          purpose: purposes.payouts,
          screen: () => import('./features/all-payouts/all-payouts').then((m) => m.AllPayouts),
        },
        {
          path: 'all-payments/invoices',
          title: 'All invoices',
          purpose: purposes.invoices,
          screen: () => import('./features/invoices/all-invoices').then((m) => m.AllInvoices),
        },
        {
          path: 'all-payments/disputes',
          title: 'Disputed payments',
          purpose: purposes.disputes,
          screen: () => import('./features/disputes/all-disputes').then((m) => m.AllDisputes),
        },
        {
          path: 'all-payments/reconciliation',
          title: 'Reconciliation',
          purpose: purposes.reconciliation,
          screen: () => import('./features/reconciliation/reconciliation').then((m) => m.Reconciliation),
        },
      ]),
      {
        path: 'logout',
        title: 'Sign out',
        screen: () => import('./features/sign-out/sign-out').then((m) => m.SignOut),
      },
    ],
    '/phone-upload': [
      {
        path: ':token',
        title: 'Take a picture of your document',
        screen: () => import('./features/phone-upload/phone-upload').then((m) => m.PhoneUpload),
      },
    ],
  },
  { Root: QueryRoot },
);
