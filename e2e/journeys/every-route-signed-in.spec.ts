import type { Page } from '@playwright/test';
import { demoAdmin, demoCustomer, demoOwner } from '../src/accounts';
import { authRoutes, closedRoutes, openRoutes, missingCar, type KnownRoute } from '../src/every-route';
import { expect, test } from '../src/journey';
import { expectNothingMoved, forgetShifts, watchLayoutShifts } from '../src/layout-shifts';
import { signIn } from '../src/sign-in';

test.use({ expectedErrors: missingCar });

const refusal = /for administrators|owner account|can’t book cars|can’t list cars|for car owners/;

async function openAndLook(page: Page, { path, heading, roles }: KnownRoute, role: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(`/#${path}`);
    const isOpen = !roles || roles.some((allowed) => allowed === role);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(isOpen ? heading : refusal);
    await expectNothingMoved(page, path);
    await expectNothingBelow(page, path);
  });
}

/** What is hidden from sight alone must not make the page longer than what is seen of it. */
async function expectNothingBelow(page: Page, path: string): Promise<void> {
  const below = await page.evaluate(() => {
    const end = Math.ceil(document.body.getBoundingClientRect().bottom + scrollY);
    return document.documentElement.scrollHeight - Math.max(innerHeight, end);
  });
  expect.soft(below, `${path} goes on below its end`).toBeLessThanOrEqual(1);
}

for (const { role, account } of [
  { role: 'customer', account: demoCustomer },
  { role: 'car_owner', account: demoOwner },
  { role: 'admin', account: demoAdmin },
] as const) {
  test(`a ${role} opens every page or reads why not, without layout shifts`, async ({ page }) => {
    test.slow();
    await watchLayoutShifts(page);
    await signIn(page, account);
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/^Hi \w/);
    await expectNothingMoved(page, '/dashboard after signing in');

    const routes = [...openRoutes, ...closedRoutes];
    for (const route of routes) await openAndLook(page, route, role);
    // On a phone: what is kept of the pages before is gone, and they load anew.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/dashboard');
    await page.reload();
    await expect(headline).toHaveText(/^Hi \w/);
    await expectNothingMoved(page, '/dashboard on a phone');
    await forgetShifts(page);
    for (const route of routes.filter(({ roles }) => !roles || roles.includes(role))) {
      await openAndLook(page, route, role);
    }
    for (const { path } of authRoutes) {
      await test.step(`${path} leads to the dashboard`, async () => {
        await page.goto(`/#${path}`);
        await expect(page).toHaveURL(/#\/dashboard$/);
      });
    }
  });
}
