import type { Page } from '@playwright/test';
import { aRegisteredOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';

/** A picture of more than ten megabytes, which no compression makes smaller. */
async function aLargePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2200, 2200);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser cannot draw.');
    const picture = context.createImageData(2200, 2200);
    for (let at = 0; at < picture.data.length; at += 65_536) {
      crypto.getRandomValues(
        new Uint8Array(picture.data.buffer, at, Math.min(65_536, picture.data.length - at)),
      );
    }
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
    context.putImageData(picture, 0, 0);
    const reader = new FileReader();
    reader.readAsDataURL(await canvas.convertToBlob());
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return (reader.result as string).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('an owner adds a photo that is too large for the API, and learns how to get a JPEG of another', async ({
  page,
}) => {
  const owner = await aRegisteredOwner();
  const { car_uuid: car } = await askAs<{ car_uuid: string }>(owner, 'POST', 'cars', { make: 'Fiat' });
  await signIn(page, owner);
  await page.goto(`/#/upload-car-page?car=${car}&step=photos`);
  const large = await aLargePicture(page);
  expect(large.length).toBeGreaterThan(10 * 1024 * 1024);

  await page.getByLabel('Choose photos').setInputFiles([
    { name: 'IMG_0001.png', mimeType: 'image/png', buffer: large },
    { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
  ]);

  // Scaled down in the browser, and encoded in every width: on a busy machine longer than other steps.
  const photos = page.getByRole('list', { name: 'Photos of the car' }).getByRole('listitem');
  await expect(photos).toHaveCount(1, { timeout: 45_000 });
  await expect(page.getByText(/Settings → Camera → Formats/)).toBeVisible();
});
