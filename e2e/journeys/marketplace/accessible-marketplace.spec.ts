import { expectAccessibleOnEveryWidth, withoutMotion } from '../../src/accessible';
import { demoOwner } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';

test.use(withoutMotion);

test('a list of cars and its dates have no violations', async ({ page }) => {
  await page.goto('/#/carlisting');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('button', { name: 'When' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('a car and its photos have no violations', async ({ page }) => {
  await page.goto('/#/carlisting');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page
    .getByRole('button', { name: /in full$/ })
    .first()
    .click();
  await expectAccessibleOnEveryWidth(page);
});

test('the form that lists a car has no violations, including its messages', async ({ page }) => {
  await signIn(page, demoOwner);
  await page.goto('/#/upload-car-page');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Make is required.')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});
