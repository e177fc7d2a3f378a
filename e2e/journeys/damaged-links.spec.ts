import { expect, test } from '../src/journey';

const damaged = [
  ['/%23/dashboard/customer-reservations', '/#/login'],
  ['/help', '/#/help'],
  ['/carlisting?place=Berlin', '/#/carlisting?place=Berlin'],
  ['/#%2Fcarlisting', '/#/carlisting'],
  ['/#/carlisting%3Fplace=Berlin', '/#/carlisting?place=Berlin'],
  ['/#!/carlisting', '/#/carlisting'],
  ['/#//carlisting', '/#/carlisting'],
  ['/#/help.', '/#/help'],
  ['/#/carlisting)', '/#/carlisting'],
  ['//#/carlisting', '/#/carlisting'],
  ['/%23/%2F%2Fevil', '/#/evil'],
] as const;

test('a damaged link opens the page that it meant, and never another site', async ({ page, stack }) => {
  for (const [asked, shown] of damaged) {
    await test.step(asked, async () => {
      await page.goto('about:blank');
      await page.goto(stack.shellUrl.replace(/\/$/, '') + asked);
      await expect(page).toHaveURL(
        new RegExp(`^${stack.shellUrl.replace(/\/$/, '')}${shown.replace('?', '\\?')}`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
