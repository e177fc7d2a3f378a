import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { demoCustomer } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { expectNothingMoved, watchLayoutShifts } from '../../src/layout-shifts';
import { fillInSignIn } from '../../src/sign-in';
import { chooseDay, dayFromNow } from '../../src/trip-days';

const car = '00000000-0000-4000-8001-000000000001';

onEveryWidth((index) => {
  test('a visitor changes the dates where their price is read, and sees who owns the car', async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    await page.goto(`/#/carlisting/car/${car}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingMoved(page, 'the car');

    await page
      .getByRole('button', { name: index === 0 ? 'Choose dates' : 'Add dates' })
      .last()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Your dates' });
    await chooseDay(sheet, dayFromNow(60 + index * 4));
    await chooseDay(sheet, dayFromNow(62 + index * 4));
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Done · €/ }).click();

    const reserve = page.getByRole('button', { name: index === 0 ? /^Reserve · €/ : 'Reserve' }).last();
    await expect(reserve).toBeInViewport();
    await expectAccessible(page);

    await reserve.click();
    const signUp = page.getByRole('dialog', { name: /^Reserve the/ });
    await signUp.getByRole('button', { name: 'Create account and reserve' }).click();
    await expect(signUp.getByText('Phone number is required')).toBeVisible();
    await expectAccessible(page);
    await signUp.getByRole('button', { name: 'Sign in' }).click();
    await expect(signUp.getByRole('button', { name: 'Sign in and reserve' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: /^Owned by/ }).click();
    await expect(page.getByRole('region', { name: /^Cars of/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a visitor’s favourite is in their account after the sign-in', async ({ page }) => {
  const before = await askAs<{ car_uuids: string[] }>(demoCustomer, 'GET', 'my/favourites');
  await page.goto(`/#/carlisting/car/${car}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/#/carlisting/favourites');
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in to keep them in your account' }).click();
  await fillInSignIn(page, demoCustomer);

  await expect(page).toHaveURL(/#\/carlisting\/favourites$/);
  const all = new Set([car, ...before.car_uuids]);
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(all.size);
  const { car_uuids: after } = await askAs<{ car_uuids: string[] }>(demoCustomer, 'GET', 'my/favourites');
  expect(new Set(after)).toEqual(all);
  if (!before.car_uuids.includes(car)) await askAs(demoCustomer, 'DELETE', `my/favourites/${car}`);
});
