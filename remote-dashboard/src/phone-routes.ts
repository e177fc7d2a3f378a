import type { RemoteRoute } from 'shared-auth';

/** What a phone opens for a form on a computer, without signing in. */
export const phoneRoutes: RemoteRoute[] = [
  {
    path: ':token',
    title: 'Take a picture of your document',
    screen: () => import('./features/phone-upload/phone-upload').then((m) => m.PhoneUpload),
  },
];
