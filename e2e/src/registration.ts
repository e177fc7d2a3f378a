import type { Page } from '@playwright/test';
import { aProfile, type Account } from './accounts';

/** Fills in the twelve fields of the register screen. */
export async function fillInRegistration(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel('First name').fill(aProfile.fname);
  await form.getByLabel('Last name').fill(aProfile.lname);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(aProfile.phone);
  await form.getByLabel('Gender').selectOption({ label: 'Female' });
  await form.getByLabel('Role').selectOption({ label: 'Customer' });
  await form.getByLabel('Zip code').fill(aProfile.zip_code);
  await form.getByLabel('City').fill(aProfile.city);
  await form.getByLabel('Region').fill(aProfile.region);
  await form.getByLabel('Street').fill(aProfile.street);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password', { exact: true }).fill(password);
}
