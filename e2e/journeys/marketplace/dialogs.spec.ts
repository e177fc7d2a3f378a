import { expect, test } from '../../src/journey';

test('a photo opens full size as the chosen one, and stays so when the window is resized', async ({
  page,
}) => {
  await page.goto('/#/carlisting');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Show photo 3 in full' }).click();

  const dialog = page.getByRole('dialog', { name: /in full$/ });
  const third = dialog.getByRole('listitem').nth(2);
  await expect(dialog.getByRole('status')).toHaveText(/3 \/ \d/);
  await expect(third).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(third).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(third).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show photo 3 in full' })).toBeFocused();
});

test('the focus returns to the dates after their dialog closes', async ({ page }) => {
  await page.goto('/#/carlisting');
  const dates = page.getByRole('button', { name: 'When' });
  await expect(page.getByRole('article').first().getByRole('link')).toBeVisible();
  for (const way of ['Close', 'Any dates']) {
    await dates.click();
    await page.getByRole('dialog').getByRole('button', { name: way }).click();
    await expect(dates).toBeFocused();
  }
});

test('Escape closes the dates however soon it is pressed', async ({ page }) => {
  await page.goto('/#/carlisting');
  const dates = page.getByRole('button', { name: 'When' });
  // With the cars the app is here: a press on the frame's button is held until then, and the driver would press again.
  await expect(page.getByRole('article').first().getByRole('link')).toBeVisible();
  for (const frames of [0, 1, 2, 10]) {
    await dates.click();
    await page.evaluate(async (count) => {
      for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    }, frames);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(dates).toBeFocused();
  }
});
