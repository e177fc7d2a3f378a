import { defineRemote } from '@drove/shared-auth';
import { QueryRoot } from '@drove/shared-ui/query-root';
import description from '../remote.json';
import './styles.css';

/** The public side of the marketplace: what one can rent, and the two pages that lead in and out of it. */
export const remote = defineRemote(
  description,
  {
    '/': [
      {
        index: true,
        title: 'Get a car for your trip easily',
        screen: () => import('./screens/home-screen').then((m) => m.HomeScreen),
      },
    ],
    '/carlisting': [
      {
        index: true,
        title: 'Find a car',
        screen: () => import('./screens/car-listing-screen').then((m) => m.CarListingScreen),
      },
      {
        path: 'car/:id',
        title: 'Car details',
        screen: () => import('./screens/car-details-screen').then((m) => m.CarDetailsScreen),
      },
      {
        path: 'owner/:id',
        title: 'Car owner',
        screen: () => import('./screens/owner-screen').then((m) => m.OwnerScreen),
      },
      {
        path: 'favourites',
        title: 'Favourites',
        screen: () => import('./screens/favourites-screen').then((m) => m.FavouritesScreen),
      },
    ],
    '/payment': [
      {
        index: true,
        title: 'Payment',
        screen: () => import('./screens/payment-screen').then((m) => m.PaymentScreen),
      },
    ],
    '/upload-car-page': [
      {
        index: true,
        title: 'List your car',
        screen: () => import('./screens/upload-car-screen').then((m) => m.UploadCarScreen),
      },
    ],
    '/shared-trip': [
      {
        path: ':token',
        title: 'A trip shared with you',
        screen: () => import('./screens/shared-trip-screen').then((m) => m.SharedTripScreen),
      },
    ],
    '/help': [
      {
        index: true,
        title: 'Help',
        screen: () => import('./screens/help-screen').then((m) => m.HelpScreen),
      },
    ],
    '/contact': [
      {
        index: true,
        title: 'Contact us',
        screen: () => import('./screens/contact-screen').then((m) => m.ContactScreen),
      },
    ],
    '/terms': [
      {
        index: true,
        title: 'Terms of use',
        screen: () => import('./screens/legal-screens').then((m) => m.TermsScreen),
      },
    ],
    '/privacy': [
      {
        index: true,
        title: 'Privacy',
        screen: () => import('./screens/legal-screens').then((m) => m.PrivacyScreen),
      },
    ],
    '/imprint': [
      {
        index: true,
        title: 'Imprint',
        screen: () => import('./screens/legal-screens').then((m) => m.ImprintScreen),
      },
    ],
    // The same form in the dashboard's frame: see docs/decisions/0003.
    '/dashboard/cars/upload': [
      {
        index: true,
        title: 'Add a car',
        screen: () => import('./screens/add-car-screen').then((m) => m.AddCarScreen),
      },
    ],
    // The same way to pay in the dashboard's frame: see docs/decisions/0003.
    '/dashboard/diff-payment-page': [
      {
        index: true,
        title: 'Pay for your new dates',
        screen: () => import('./screens/diff-payment-page-screen').then((m) => m.DiffPaymentPageScreen),
      },
    ],
  },
  { Root: QueryRoot },
);
