import { demoAdmin, demoCustomer, demoOwner } from '../src/accounts';
import { authRoutes, closedRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test.use({ expectedErrors: missingCar });

const refusal = /for administrators|owner’s account|do not book cars|do not list cars|for car owners/;

for (const { role, account } of [
  { role: 'customer', account: demoCustomer },
  { role: 'car_owner', account: demoOwner },
  { role: 'admin', account: demoAdmin },
] as const) {
  test(`a ${role} opens every page, or reads why not`, async ({ page }) => {
    await signIn(page, account);
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/^Welcome back, /);

    for (const { path, heading, roles } of [...openRoutes, ...closedRoutes]) {
      await test.step(path, async () => {
        await page.goto(`/#${path}`);
        await expect(headline).toHaveText(!roles || roles.includes(role) ? heading : refusal);
      });
    }
    for (const { path } of authRoutes) {
      await test.step(`${path} leads to the dashboard`, async () => {
        await page.goto(`/#${path}`);
        await expect(page).toHaveURL(/#\/dashboard$/);
      });
    }
  });
}
