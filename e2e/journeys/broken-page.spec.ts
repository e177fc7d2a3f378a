import { serveShell } from '../src/a-shell';
import { expect, test } from '../src/journey';

test('an invalid configuration is explained, and "Try again" starts the app once it is fixed', async ({
  page,
  stack,
}, { parallelIndex }) => {
  const port = stack.sparePorts[parallelIndex] ?? 0;
  const broken = await serveShell(port, { configuration: { remoteLoadTimeoutMs: -1 } });
  await page.goto(`http://localhost:${port}/#/login`);
  const reason = page.getByText(
    "The app's settings (its configuration) could not be read: remoteLoadTimeoutMs is not a number of milliseconds",
  );
  await expect(reason).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  // The page before it says the same: only the event tells that the new one has come.
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loadedAgain;
  await expect(reason).toBeVisible();
  await broken.stop();

  const mended = await serveShell(port);
  try {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/login');
  } finally {
    await mended.stop();
  }
});

for (const path of [
  '//example.com/x',
  '/%E0%A4%A',
  '/carlisting/%',
  '/\\\\x',
  '/#/#',
  '/?%',
  '/carlisting?page=%E0%A4%A',
]) {
  test(`the address ${path} shows a page, never a stack or nothing`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
}

test.describe('an uncaught error', () => {
  test.use({ expectedErrors: /thrown by the test/ });

  test('leaves the page usable after an event handler or a promise throws', async ({ page }) => {
    await page.goto('/#/login');
    await page.getByLabel('Email').fill('ada@demo.test');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by the test');
      });
      void Promise.reject(new Error('thrown by the test'));
      document.addEventListener('keydown', () => {
        throw new Error('thrown by the test');
      });
    });
    await page.keyboard.press('a');
    await expect(page.getByLabel('Email')).toHaveValue('ada@demo.testa');
  });
});
