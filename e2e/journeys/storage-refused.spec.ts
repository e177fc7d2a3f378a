import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInSignIn } from '../src/sign-in';

test('a browser that refuses its storage signs in, and says that the session ends with the page', async ({
  page,
}) => {
  // As Chromium does it where all cookies are blocked.
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/#/login');
  await expect(page.getByText(/^This browser blocks storage for our site/)).toBeVisible();

  await fillInSignIn(page, demoCustomer);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/dashboard/customer-reservations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
