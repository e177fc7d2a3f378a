import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryWidth, withoutMotion } from '../../src/accessible';
import { demoAdmin, demoCustomer, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { testCards } from '../../src/payment';
import { signIn } from '../../src/sign-in';
import { aPaidTrip } from '../../src/trips';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Lets the page see more in an answer than what time and the bank have brought about so far. */
async function answerWith(page: Page, path: string, more: object): Promise<void> {
  await page.unrouteAll();
  await page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...more } });
  });
}

test.use(withoutMotion);

// Some pages each, and axe looks at every element of them.
test.slow();

test('the pages that pay a deposit and a late fee have no violations', async ({ page }) => {
  const trip = await aPaidTrip(200);
  const uuid = trip.reservation_uuid;
  await signIn(page, demoCustomer);
  const path = `reservations/${uuid}`;
  await answerWith(page, path, { can: ['set_deposit_aside'], deposit_status: 'failed' });
  await page.goto(`/#/dashboard/diff-payment-page?deposit=${uuid}`);
  await expect(heading(page, 'Set the deposit aside')).toBeVisible();
  await page.getByRole('button', { name: /^Set aside/ }).click();
  await expect(page.getByText('Card number is required.')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  const fee = {
    hours: 3,
    amount: { ...trip.total, amount_minor: 3600 },
    status: 'due',
    at: '2026-11-01T10:00:00Z',
  };
  await answerWith(page, path, {
    can: ['pay_late_fee'],
    late_fee: fee,
    returned_at: fee.at,
    status: 'completed',
  });
  await page.goto(`/#/dashboard/diff-payment-page?late=${uuid}`);
  // Only the address has changed, and what the page keeps of the trip is of a moment ago.
  await page.reload();
  await expect(heading(page, 'Pay a late fee')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your late return' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  await answerWith(page, path, { can: [], late_fee: { ...fee, status: 'paid' }, status: 'completed' });
  await page.reload();
  await expect(heading(page, 'The late fee is paid')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('an owner’s payout details have no violations without an account at the provider', async ({ page }) => {
  await signIn(page, demoOwner);
  const returned = { holder: 'Oscar Owner', country_code: 'DE', iban_last4: '3000', has_problem: true };
  const body = { account: null, method: 'bank_file', bank_account: returned };
  await answerWith(page, 'owner/payout-account', body);
  await page.goto('/#/dashboard/reservations/income');
  const panel = page.getByRole('region', { name: 'Payout method' });
  await expect(panel.getByText(/^Your bank returned the last payout/)).toBeVisible();
  await panel.getByRole('button', { name: 'Save the bank account' }).click();
  await expect(panel.getByText('IBAN is required.')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

test('reconciliation and a disputed payment have no violations', async ({ page }) => {
  const trip = await aPaidTrip(210, { card: testCards.isDisputed });
  const disputes = `admin/disputes?reservation_uuid=${trip.reservation_uuid}`;
  const amount = { amount_minor: 1250, currency: 'EUR' };
  await signIn(page, demoAdmin);
  await answerWith(page, 'admin/ledger/unexplained', {
    compared_at: '2026-11-01T10:00:00.000Z',
    differences: [
      {
        subject: trip.reservation_uuid,
        payment_uuid: trip.reservation_uuid,
        reservation_uuid: trip.reservation_uuid,
        provider: amount,
        books: amount,
        difference: amount,
        since: '2026-10-30T10:00:00.000Z',
        age_days: 2,
      },
    ],
    totals: [{ difference: amount, count: 1 }],
  });
  await page.goto('/#/dashboard/all-payments/reconciliation');
  await expect(page.getByRole('table', { name: 'Differences' })).toBeVisible();
  await expect(page.getByRole('table').nth(1)).toBeVisible();
  await expectAccessibleOnEveryWidth(page);

  let uuid: string | undefined;
  await expect(async () => {
    const found = await askAs<{ disputes: { dispute_uuid: string }[] }>(demoAdmin, 'GET', disputes);
    uuid = found.disputes[0]?.dispute_uuid;
    expect(uuid).toBeTruthy();
  }).toPass();
  await page.goto('/#/dashboard/all-payments/disputes');
  await page.locator(`a[href$="${uuid}"]`).waitFor();
  await page.setViewportSize({ width: 390, height: 900 });
  // On a phone the day until which to answer stands below, not beside words of which each has its own line.
  const opened = await page
    .locator(`a[href$="${uuid}"]`)
    .getByText(/^Opened /)
    .boundingBox();
  expect(opened?.height).toBeLessThan(30);
  await expectAccessibleOnEveryWidth(page);
  await page.locator(`a[href$="${uuid}"]`).click();
  await expect(page.getByRole('heading', { name: 'Answer the bank' })).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});
