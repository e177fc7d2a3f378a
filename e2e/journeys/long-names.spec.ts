import type { Page } from '@playwright/test';
import { demoAdmin, demoCustomer, demoOwner, type Account } from '../src/accounts';
import { askAs } from '../src/api-as';
import { closedRoutes, openRoutes, missingCar } from '../src/every-route';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

test.use({ expectedErrors: missingCar });

/** As long as the API takes them, in one word. */
const longNames: Record<string, string> = {
  fname: 'Wolfeschlegelsteinhausenbergerdorff',
  lname: 'Wolfeschlegelsteinhausenbergerdorff',
  model: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte',
  by_name: 'Wolfeschlegelsteinhausenbergerdorff',
  email: `${'wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60)}@example.test`,
};

/** Everybody and every car gets a long name in what the API answers. */
const lengthen = (text: string) =>
  JSON.parse(text, (key, value: unknown) =>
    typeof value === 'string' && value !== '' ? (longNames[key] ?? value) : value,
  ) as object;

async function answerLongNames(page: Page, apiUrl: string): Promise<void> {
  await page.route(`${apiUrl}/**`, async (route) => {
    // The session keeps its own address, and what is under way when a page is left is given up.
    const isStream = route.request().headers()['accept'] === 'text/event-stream';
    if (isStream || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: lengthen(await response.text()) });
  });
}

/** Short words that a line breaks inside of. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.checkVisibility() || !node.parentElement.closest('main')) continue;
      for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
        if (word.length > 16) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const [role, account] of [
  ['customer', demoCustomer],
  ['car_owner', demoOwner],
  ['admin', demoAdmin],
] as [role: 'customer' | 'car_owner' | 'admin', account: Account][]) {
  test(`long names widen no page of a ${role}, and break no other word`, async ({ page, stack }) => {
    test.slow();
    await answerLongNames(page, stack.apiUrl);
    await signIn(page, account);
    const own = await askAs<{ reservations: { reservation_uuid: string }[]; users: { user_uuid: string }[] }>(
      account,
      'GET',
      role === 'admin' ? 'admin/users?limit=1' : 'my/reservations?limit=1',
    );
    const entry =
      role === 'admin'
        ? `users/${own.users[0]?.user_uuid ?? ''}`
        : `customer-reservations/${own.reservations[0]?.reservation_uuid ?? ''}`;
    const routes = [
      { path: '/dashboard' },
      { path: `/dashboard/${entry}` },
      ...openRoutes,
      ...closedRoutes,
    ].filter((route) => !('roles' in route) || !route.roles || route.roles.includes(role));
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { path } of routes) {
        await page.goto(`/#${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
        const where = `${path} at ${width} px`;
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), where)
          .toBeLessThanOrEqual(width);
        expect.soft(await brokenWords(page), where).toEqual([]);
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
