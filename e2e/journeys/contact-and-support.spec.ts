import type { Page } from '@playwright/test';
import { aNewEmail, aRegisteredCustomer, demoAdmin } from '../src/accounts';
import { expect, test } from '../src/journey';
import { signIn } from '../src/sign-in';

/** Sends the contact form that the page shows, and returns the number of the case. */
async function write(page: Page, text: string): Promise<string> {
  await page.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible();
  const sent = await page.getByRole('status').filter({ hasText: 'Your number is' }).textContent();
  return /number is (\S+)\./.exec(sent ?? '')?.[1] ?? '';
}

test('a visitor and a member write to support, who answers one and closes the other', async ({
  page,
  browser,
}) => {
  await page.goto('/#/contact');
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.getByLabel('Email address').fill(aNewEmail());
  const ofVisitor = await write(page, 'Do you have cars in Porto?');
  const customer = await aRegisteredCustomer();
  await signIn(page, customer);
  await page.goto('/#/contact');
  await expect(page.getByRole('form').getByText(customer.email)).toBeVisible();
  const ofMember = await write(page, 'Where do I change my phone number?');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await context.newPage();
  await signIn(desk, demoAdmin);
  const find = async (number: string, status = '') => {
    await desk.goto(`/#/dashboard/cases?query=${number}${status}`);
    await desk.getByRole('row', { name: number }).getByRole('link').click();
    await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible();
  };
  await find(ofMember);
  await desk.getByLabel('Reply', { exact: true }).fill('In your account, below your name.');
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await expect(desk.getByText('Reply sent')).toBeVisible();
  await find(ofVisitor);
  await desk.getByRole('button', { name: 'Close without replying' }).click();
  await expect(desk.getByRole('status').getByText('Closed', { exact: true })).toBeVisible();
  await find(ofVisitor, '&status=closed');
  await desk.getByRole('button', { name: 'Reopen' }).click();
  await expect(desk.getByText('Reopened')).toBeVisible();
  await context.close();
});
