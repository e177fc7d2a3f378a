import { aPhotoFile } from '../../src/a-photo-file';
import { aRegisteredOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';
import { chooseDay, dayFromNow, dayText } from '../../src/trip-days';

test('an owner takes back what was added to a draft and to the documents, and deletes the draft', async ({
  page,
}) => {
  const owner = await aRegisteredOwner();
  const { car_uuid: car } = await askAs<{ car_uuid: string }>(owner, 'POST', 'cars', {
    make: 'Fiat',
    model: 'Panda',
    year: 2018,
    place_slug: 'lisbon',
  });
  await signIn(page, owner);
  await page.goto(`/#/dashboard/cars/upload?car=${car}&step=photos`);
  await page.getByLabel('Choose photos').setInputFiles(await aPhotoFile(page, 'front.jpg', 'teal'));
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('Photo 1 was removed.')).toBeAttached();
  const registration = page.getByRole('group', { name: 'Registration document' });
  await page
    .getByLabel('Choose: Registration document')
    .setInputFiles(await aPhotoFile(page, 'registration.jpg', 'white'));
  await expect(registration.getByText('registration.jpg')).toBeVisible();
  await registration.getByRole('button', { name: /^Remove/ }).click();
  await expect(registration.getByText('registration.jpg')).toBeHidden();

  await page.goto(`/#/dashboard/cars/upload?car=${car}&step=price`);
  await page.getByLabel('Daily price').fill('30');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const calendar = page.getByLabel('Days to block');
  await chooseDay(calendar, dayFromNow(3));
  await page.getByRole('button', { name: 'Block this day' }).click();
  await expect(page.getByRole('list', { name: 'Blocked days' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: /Price and rules/ }).click();
  const rates = page.getByRole('form', { name: 'Price for certain dates' });
  await rates.getByLabel('First day').fill(dayText(dayFromNow(20)));
  await rates.getByLabel('Last day').fill(dayText(dayFromNow(22)));
  await rates.getByLabel(/^Price per day/).fill('45');
  await rates.getByRole('button', { name: 'Add price' }).click();
  await expect(page.getByText('€45.00')).toBeVisible();

  await page.goto('/#/dashboard/owner-cars');
  await page.getByRole('button', { name: 'Delete Fiat Panda 2018' }).click();
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByText('Fiat Panda 2018 is deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No cars yet' })).toBeVisible();

  await page.goto('/#/dashboard/user-ver-doc-form');
  await page.getByLabel('Choose a file: Selfie').setInputFiles(await aPhotoFile(page, 'me.jpg', 'teal'));
  await page.getByRole('button', { name: 'Remove – Selfie' }).click();
  await expect(page.getByLabel('Choose a file: Selfie')).toBeAttached();
  await expect(page.getByText('me.jpg')).toBeHidden();

  await page.goto('/#/carlisting');
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/#/carlisting/favourites');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const taken = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await heart.click();
  await taken;
  await page.reload();
  await expect(page.getByText(/^You have no favourites yet/)).toBeVisible();
});
