import { expect, test } from '../../src/journey';
import { letGo, openPayment } from '../../src/payment';

test('a device whose clock is 25 minutes off shows how long the car is really held', async ({ page }) => {
  const setClock = (minutes: number) => page.clock.setSystemTime(new Date(Date.now() + minutes * 60_000));
  const timer = page.getByRole('timer');
  await setClock(25);
  await openPayment(page, 111);
  await expect(timer).toHaveText(/^1[34]:\d\d$/);

  await page.reload();
  await setClock(-25);
  await expect(page.getByRole('form', { name: 'Card' })).toBeVisible();
  await page.reload();
  await expect(timer).toHaveText(/^1[34]:\d\d$/);
  await letGo(page);
});
