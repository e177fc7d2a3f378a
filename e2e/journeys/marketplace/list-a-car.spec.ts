import { expectAccessible } from '../../src/accessible';
import { aRegisteredOwner, demoAdmin } from '../../src/accounts';
import { aPhotoFile } from '../../src/a-photo-file';
import { expect, test } from '../../src/journey';
import { judgeEachGood } from '../../src/judge-documents';
import { signIn } from '../../src/sign-in';

test('an owner lists a car, continues on another device, and an administrator approves it', async ({
  page,
  browser,
}) => {
  const owner = await aRegisteredOwner();
  await signIn(page, owner);
  await page.goto('/#/dashboard/cars/upload');
  const form = page.getByRole('form', { name: 'The car' });
  const texts = { Make: 'Renault', Model: 'Twingo', Year: '2019', Seats: '4', Doors: '5' };
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Type').selectOption({ label: 'Small car' });
  await form.getByLabel('Gearbox').selectOption({ label: 'Manual' });
  await form.getByLabel('Fuel').selectOption({ label: 'Petrol' });
  await form.getByLabel('Number plate').fill('TW-19-GO');
  await form.getByLabel('City').selectOption({ index: 1 });
  await form.getByLabel('Street and number').fill('Rua Augusta 1');
  await form.getByLabel('Zip code').fill('1100-048');
  await form.getByLabel('Description').fill('A small car that finds a place to park wherever you go.');
  await form.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible();
  await page
    .getByLabel('Choose photos')
    .setInputFiles([
      await aPhotoFile(page, 'front.jpg', 'teal'),
      await aPhotoFile(page, 'side.jpg', 'tomato'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') },
    ]);
  const photos = page.getByRole('list', { name: 'Photos of the car' }).getByRole('listitem');
  await expect(photos).toHaveCount(2);
  await expect(page.getByText('Choose a JPEG, PNG or WebP photo.')).toBeVisible();

  const registration = page.getByRole('group', { name: 'Registration document' });
  await page
    .getByLabel('Choose: Registration document')
    .setInputFiles(await aPhotoFile(page, 'registration.jpg', 'white'));
  await expect(registration.getByText('registration.jpg')).toBeVisible();
  await page
    .getByLabel('Choose: Insurance confirmation')
    .setInputFiles(await aPhotoFile(page, 'insurance.jpg', 'white'));
  await expect(page.getByLabel('Replace: Insurance confirmation')).toBeAttached();

  // Another device: nothing but the account is the same.
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phone = await elsewhere.newPage();
  await signIn(phone, owner);
  await phone.goto('/#/upload-car-page');
  await phone.getByRole('link', { name: 'Renault Twingo 2019' }).click();
  await expect(phone.getByLabel('Number plate')).toHaveValue('TW-19-GO');
  await phone.getByRole('link', { name: /Price and rules/ }).click();
  await phone.getByLabel('Daily price').fill('31,50');
  await phone.getByRole('button', { name: 'Save and continue' }).click();
  await expect(phone.getByRole('heading', { level: 2, name: 'Calendar' })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(photos).toHaveCount(2);
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText(/€31\.50 per day/)).toBeVisible();
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await expect(page.getByText('Sent for verification')).toBeVisible();
  await expect(page.getByText(/^Drivers pay €\S+ · you earn €\S+ a day$/)).toBeVisible();

  const office = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
  const desk = await office.newPage();
  await signIn(desk, demoAdmin);
  await desk.goto('/#/dashboard/car-verification');
  await desk.getByLabel('Car, number plate or owner').fill(owner.email);
  await desk.getByRole('button', { name: 'Search' }).click();
  await desk
    .getByRole('row', { name: /Renault Twingo/ })
    .getByRole('link')
    .click();
  for (const document of ['Registration document', 'Insurance confirmation']) {
    await expect(desk.getByRole('region', { name: document }).getByRole('img')).toBeVisible();
  }
  await judgeEachGood(desk);
  for (const width of [1440, 390]) {
    await desk.setViewportSize({ width, height: 900 });
    await expectAccessible(desk);
  }
  await desk.getByLabel(/^Approve/).check();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Renault Twingo 2019: approve')).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText('This car is verified')).toBeVisible();
  await page.goto('/#/dashboard/owner-cars');
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
});
