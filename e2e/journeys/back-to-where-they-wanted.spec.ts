import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInSignIn } from '../src/sign-in';

for (const { path, heading } of [
  { path: '/dashboard/customer-reservations', heading: 'My trips' },
  { path: '/dashboard/customer-payments?page=2', heading: 'My payments' },
]) {
  test(`a visitor signs in and returns to the requested ${path}`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(/#\/login$/);

    await fillInSignIn(page, demoCustomer);

    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(page.url()).toContain(`#${path}`);
  });
}
