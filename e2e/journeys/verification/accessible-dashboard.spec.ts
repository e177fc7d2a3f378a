import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryWidth, withoutMotion } from '../../src/accessible';
import { demoAdmin, demoCustomer, demoNewcomer, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';
import { tabTo } from '../../src/tab-to';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the numbers behind every chart of the page. */
async function openTables(page: Page): Promise<void> {
  for (const summary of await page.getByText('Show as table').all()) await summary.click();
}

test.use(withoutMotion);

test('a customer’s first page and submitted documents have no violations', async ({ page }) => {
  await signIn(page, demoCustomer);
  await expect(page.getByRole('region', { name: 'Recent payments' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.goto('/#/dashboard/user-ver-doc-form');
  await expect(page.getByText('You’re verified')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('a newcomer’s first page and document form have no violations', async ({ page }) => {
  await signIn(page, demoNewcomer);
  await expect(page.getByText('Verify your identity to book')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('link', { name: 'Send my documents' }).click();
  await expect(page.getByLabel('Date of birth')).toBeVisible();
  await page.getByRole('button', { name: 'Send my documents' }).click();
  await expect(page.getByText('Add the front of your driving licence').first()).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('an owner’s first page and cars have no violations', async ({ page }) => {
  await signIn(page, demoOwner);
  await expect(page.getByRole('region', { name: 'Occupancy' })).toBeVisible();
  await openTables(page);
  await expectAccessibleOnEveryWidth(page);
  await page.goto('/#/dashboard/owner-cars');
  await expect(page.getByRole('region', { name: /Volvo EX30/ })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('an administrator’s first page has no violations', async ({ page }) => {
  await signIn(page, demoAdmin);
  await expect(page.getByRole('link', { name: /^People to verify/ })).toBeVisible();
  await openTables(page);
  await expectAccessibleOnEveryWidth(page);
});

for (const [path, name] of [
  ['user-verification', 'User verification'],
  ['car-verification', 'Car verification'],
] as const) {
  test(`${name}’s queue and first review have no violations`, async ({ page }) => {
    await signIn(page, demoAdmin);
    await page.goto(`/#/dashboard/${path}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Review next' })).toBeVisible();
    await expectAccessibleOnEveryWidth(page);
    await page.getByRole('link', { name: 'Review next' }).click();
    await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();
    await expectAccessibleOnEveryWidth(page);
  });
}

test('the queue of cases and a case have no violations', async ({ page }) => {
  await signIn(page, demoAdmin);
  const { case_number: number } = await askAs<{ case_number: string }>(demoCustomer, 'POST', 'my/cases', {
    topic: 'other',
    text: 'Where do I find my receipts?',
  });
  await page.goto(`/#/dashboard/cases?query=${number}`);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await page.getByRole('link', { name: 'Review next' }).click();
  await expect(page.getByRole('region', { name: 'Your reply' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('the users and a user’s page have no violations', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/#/dashboard/users?query=clara');
  const clara = page.getByRole('link', { name: 'Clara Customer' });
  await expect(clara).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
  await clara.click();
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('an administrator opens a person to verify and turns a document by keyboard alone', async ({ page }) => {
  await signIn(page, demoAdmin);
  await expect(page.getByRole('link', { name: /^People to verify/ })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^People to verify/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Review next' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^Turn right/ }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Verify/));
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/^Verify/)).toBeChecked();
});

test('an administrator sees a person’s documents as pictures and PDFs', async ({ page }) => {
  const { people } = await askAs<{ people: { user_uuid: string; fname: string }[] }>(
    ...([demoAdmin, 'GET', 'admin/user-verifications'] as const),
  );
  const greta = people.find(({ fname }) => fname === 'Greta');
  await signIn(page, demoAdmin);
  await page.goto(`/#/dashboard/user-verification/${greta?.user_uuid}`);
  const identity = page.getByRole('region', { name: 'Identity document' });
  await expect(identity.getByRole('link', { name: /^Open the PDF/ })).toHaveAttribute('href', /^blob:/);
  await expect(page.getByRole('region', { name: 'Selfie' }).getByRole('img')).toBeVisible();
});
