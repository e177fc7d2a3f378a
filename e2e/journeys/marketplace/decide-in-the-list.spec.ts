import type { Locator, Page } from '@playwright/test';
import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { expect, test } from '../../src/journey';
import { expectNothingMoved, watchLayoutShifts } from '../../src/layout-shifts';
import { letGo } from '../../src/payment';
import { aVerifiedCustomer } from '../../src/people-to-verify';
import { chooseDay, dayFromNow, dayText } from '../../src/trip-days';

/** Moves a card's photos as two fingers on a touch pad do. */
async function swipe(page: Page, card: Locator): Promise<void> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not in view.');
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.wheel(box.width * 0.7, 0);
}

onEveryWidth((index) => {
  test('a visitor chooses by the numbers beside the filters, swipes a car’s photos, and reserves it', async ({
    page,
    stack,
  }) => {
    // What a person has held and let go a short while ago they may not hold again: each run has its own.
    const customer = await aVerifiedCustomer(page);
    const isPhone = index === 0;
    const [from, to] = [8, 11].map((days) => dayText(dayFromNow(days + index * 5)));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await watchLayoutShifts(page);
    await page.goto(`/#/carlisting?place=Lisbon&pick_up=${from}T10:00&return=${to}T10:00`);
    await expect(page.getByRole('article').first()).toBeVisible();

    if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = isPhone
      ? page.getByRole('dialog', { name: 'Filters' })
      : page.getByRole('region', { name: 'Filters' });
    const petrol = filters.getByRole('checkbox', { name: 'Petrol' });
    await expect(petrol).toHaveAccessibleName(/^Petrol ?, [1-9]\d* cars?$/);
    await expectNothingMoved(page, 'the list with its numbers');
    const label = filters.locator('label').filter({ hasText: 'Petrol' });
    const cars = (await label.textContent())?.split(', ').at(-1) ?? '';
    await petrol.check();
    await expectAccessible(page);
    if (isPhone) await filters.getByRole('button', { name: `Show ${cars}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `${cars} in Lisbon` })).toBeVisible();

    // The number above may be there before the list that it counts.
    await expect(page.getByRole('article').filter({ hasNotText: 'Petrol' })).toHaveCount(0);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Next photo/ }) })
      .first();
    const photos = () => card.locator('img').count();
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    expect(await photos()).toBe(1);
    await swipe(page, card);
    await expect(card.getByText('Photo 2 of 3', { exact: true })).toBeAttached();
    await expect.poll(photos).toBe(3);
    await card.getByRole('button', { name: /^Next photo/ }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByText('Photo 3 of 3', { exact: true })).toBeAttached();
    await expectAccessible(page);

    const path = ((await card.getByRole('link').getAttribute('href')) ?? '').split('?')[0] ?? '';
    await card.locator('img').last().click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?pick_up=${from}`));
    const ofCar = `GET ${stack.apiUrl}${path.replace('#/carlisting/car', '/cars')}`;
    expect(asked.filter((each) => each === ofCar)).toEqual([ofCar]);

    await page
      .getByRole('button', { name: /^Change dates/ })
      .last()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Your dates' });
    await expect(sheet).toBeVisible();
    await chooseDay(sheet, dayFromNow(9 + index * 5));
    await chooseDay(sheet, dayFromNow(10 + index * 5));
    await sheet.getByRole('button', { name: /^Done · €/ }).click();
    await page
      .getByRole('button', { name: isPhone ? /^Reserve · €/ : 'Reserve' })
      .last()
      .click();
    const signUp = page.getByRole('dialog', { name: /^Reserve the/ });
    await signUp.getByRole('button', { name: 'Sign in' }).click();
    await signUp.getByLabel('Email').fill(customer.email);
    await signUp.getByLabel('Password', { exact: true }).fill(customer.password);
    await signUp.getByRole('button', { name: 'Sign in and reserve' }).click();

    await expect(page.getByRole('region', { name: 'Your trip' })).toBeVisible();
    await expect(page).toHaveURL(/#\/payment\?reservation=/);
    await letGo(page, customer);
  });
});
