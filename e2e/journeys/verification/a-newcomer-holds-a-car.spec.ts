import type { Browser, Page } from '@playwright/test';
import { aRegisteredCustomer } from '../../src/accounts';
import { aPhotoFile } from '../../src/a-photo-file';
import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { expect, test } from '../../src/journey';
import { aTripToPay, fillInCard } from '../../src/payment';
import { verify } from '../../src/people-to-verify';
import { signIn } from '../../src/sign-in';

const documents = ['Identity document', 'Driving licence, front', 'Driving licence, back'];

/** Takes the picture with another browser, which is not signed in. */
async function sendByPhone(page: Page, browser: Browser, name: string): Promise<void> {
  await page.getByRole('button', { name: `Use your phone’s camera: ${name}` }).click();
  const link = page.getByRole('dialog').getByRole('link');
  await expect(page.getByRole('img', { name: 'Code to scan with your phone' })).toBeVisible();
  await expectAccessible(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const camera = await phone.newPage();
  const [, path = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await camera.goto(`${new URL(page.url()).origin}/#${path}`);
  const picture = camera.getByLabel(`Take the picture: ${name}`);
  await expect(picture).toBeAttached();
  await expectAccessible(camera);
  await picture.setInputFiles(await aPhotoFile(page, 'camera.jpg', 'tomato'));
  await expect(camera.getByRole('heading', { name: 'We have your picture' })).toBeVisible();
  await expectAccessible(camera);
  await phone.close();
  await expect(page.getByText('The picture from your phone has arrived')).toBeVisible();
  await expect(page.getByRole('img', { name })).toBeVisible();
}

onEveryWidth((index) => {
  test('a newcomer holds a car, sends documents, is verified, and pays', async ({ page, browser }) => {
    const account = await aRegisteredCustomer();
    const { address, price } = await aTripToPay(170 + 6 * index);
    await signIn(page, account);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Send your documents to book' })).toBeVisible();
    await expect(page.getByText(/^Verification usually takes about/)).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(/#\/payment\?reservation=/);
    const held = page.url();

    await page.getByRole('link', { name: 'See your trip' }).click();
    await expect(page.getByText('Awaiting verification')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to my documents' }).click();
    await expect(page.getByText(/^We’re holding the .* for you until/)).toBeVisible();
    await expectAccessible(page);
    for (const name of documents) {
      const file = await aPhotoFile(page, 'photo.jpg', 'teal');
      await page.getByLabel(`Choose a file: ${name}`).setInputFiles(file);
      await expect(page.getByRole('img', { name })).toBeVisible();
    }
    await sendByPhone(page, browser, 'Selfie');
    await page.getByLabel('What is it?').selectOption({ label: 'Passport' });
    await page.getByLabel('Valid until', { exact: true }).fill('2095-05-31');
    await page.getByLabel('Licence valid until').fill('2096-05-31');
    await page.getByLabel('Date of birth').fill('1988-04-12');
    await page.getByRole('button', { name: 'Send my documents' }).click();
    await expect(page.getByText('We’re checking your documents')).toBeVisible();
    await page.goto(held);
    await expect(
      page.getByRole('heading', { level: 1, name: 'We’re checking your documents' }),
    ).toBeVisible();

    await verify(account);
    await page.reload();
    await expect(page.getByRole('form', { name: 'Card' })).toBeVisible();
    await fillInCard(page);
    await page.getByRole('button', { name: `Pay ${price}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your trip is booked' })).toBeVisible();
  });
});
