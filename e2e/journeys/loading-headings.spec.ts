import { demoAdmin, demoCustomer, demoOwner } from '../src/accounts';
import { closedRoutes, openRoutes } from '../src/every-route';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

const sampleData =
  /\/(my|cars|owners|reservations|changes|messages|admin|legal|shared-trips|phone-uploads)\//;

for (const { role, account } of [
  { role: 'customer', account: demoCustomer },
  { role: 'car_owner', account: demoOwner },
  { role: 'admin', account: demoAdmin },
] as const) {
  test(`every page of a ${role} has its heading also while it loads`, async ({ page }) => {
    await signIn(page, account);
    await page.route(sampleData, () => undefined);
    for (const { path, roles } of [...openRoutes, ...closedRoutes]) {
      if (roles && !roles.includes(role)) continue;

      await test.step(path, async () => {
        await page.goto(`/#${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      });
    }
  });
}
