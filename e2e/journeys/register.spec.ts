import { aNewEmail } from '../src/accounts';
import { expect, test } from '../src/journey';
import { fillInRegistration } from '../src/registration';

test('a visitor registers and reaches the dashboard with the whole profile', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await fillInRegistration(page, { email: aNewEmail(), password: 'journey-Pass-1' });
  await page.getByRole('button', { name: 'Sign Up' }).click();

  await expect(page.getByText('user created successfully')).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Welcome back, Lovelace' })).toBeVisible();
});

test('a visitor reads every missing field of an empty form, word for word', async ({ page }) => {
  await page.goto('/#/register');
  await page.getByRole('button', { name: 'Sign Up' }).click();

  const form = page.getByRole('form', { name: 'Create Account' });
  await expect(form).toContainText('First Name is required and Last Name is required');
  for (const message of [
    'Phone number is required',
    'Zip code is required',
    'City is required',
    'Region is required',
    'Street is required',
    'Gender is required',
    'Role is required',
  ]) {
    await expect(form).toContainText(message);
  }

  // Each of them under its own field, in two columns and in one.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const label of ['First name', 'Last name', 'Zip code', 'City', 'Region', 'Street', 'Password']) {
      const field = form.getByLabel(label, { exact: true });
      const message = page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`);
      const [above, below] = [await field.boundingBox(), await message.boundingBox()];
      const gap = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      expect([label, gap > 0 && gap < 16], `${label}, ${gap} px below`).toEqual([label, true]);
      // A field's own padding and border are in front of what is typed, not of what stands below.
      expect(below?.x).toBeGreaterThanOrEqual((above?.x ?? Infinity) - 16);
      expect(below?.x).toBeLessThan((above?.x ?? 0) + (above?.width ?? 0));
    }
  }
});
