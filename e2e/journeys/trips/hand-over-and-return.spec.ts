import { demoAdmin, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { fillInCard, testCards } from '../../src/payment';
import { aVerifiedCustomer } from '../../src/people-to-verify';
import { act } from '../../src/reservation-page';
import { signIn } from '../../src/sign-in';
import { aPaidTrip, aPeriodToHandOver } from '../../src/trips';

const decision = 'What was decided? Both sides will see this';

test('cars are handed over and come back; what both sides say of it, an administrator decides', async ({
  page,
  browser,
}) => {
  const customer = await aVerifiedCustomer(page);
  const { reservation_uuid: uuid } = await aPaidTrip(aPeriodToHandOver(), {
    customer,
    card: testCards.takesNoDeposit,
  });
  const { reservation_uuid: other } = await aPaidTrip(aPeriodToHandOver(), { customer });
  await askAs(demoOwner, 'POST', `reservations/${other}/hand-over`, {});
  await askAs(customer, 'POST', `reservations/${other}/pick-up`, {});
  await signIn(page, customer);
  const baseURL = new URL(page.url()).origin;
  const [owner, desk] = [await browser.newPage({ baseURL }), await browser.newPage({ baseURL })];
  await signIn(owner, demoOwner);
  await signIn(desk, demoAdmin);
  const hosted = (trip: string) => `/#/dashboard/reservations/${trip}`;
  const rented = `/#/dashboard/customer-reservations/${uuid}`;

  await test.step('a problem during a trip is reported and resolved', async () => {
    await owner.goto(hosted(other));
    await act(owner, 'Report a problem', 'Sent to an administrator', {
      texts: { 'What went wrong?': 'The car is somewhere else than agreed.' },
      submit: 'Send it to an administrator',
    });
    await desk.goto(hosted(other));
    await act(desk, 'Resolve the dispute', 'The dispute is resolved', {
      texts: { [decision]: 'Both have agreed on the new place.' },
      submit: 'Complete the trip',
    });
    await expect(desk.getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('a trip is shared, and is shared no more', async () => {
    await page.goto(rented);
    await page.getByRole('button', { name: 'Share with a co-driver' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the car is handed over, with its deposit set aside on another card', async () => {
    await owner.goto(hosted(uuid));
    await act(owner, 'Car handed over', 'You’ve confirmed the pick-up');
    // A job tries the first card within a minute.
    await expect(async () => {
      const { can } = await askAs<{ can: string[] }>(customer, 'GET', `reservations/${uuid}`);
      expect(can).toContain('set_deposit_aside');
    }).toPass();
    await page.goto(`/#/dashboard/diff-payment-page?deposit=${uuid}`);
    await fillInCard(page);
    await page.getByRole('button', { name: /^Set aside / }).click();
    await expect(page.getByRole('heading', { name: 'Your deposit is set aside' })).toBeVisible();
    await page.goto(rented);
    await act(page, 'I have the car', 'You’ve confirmed the pick-up');
  });

  await test.step('the car comes back, and both say how it was', async () => {
    await act(page, 'I have returned the car', 'You’ve confirmed the return');
    await owner.reload();
    await act(owner, 'Car is back', 'You’ve confirmed the return', { submit: 'The car is back' });
    await act(owner, 'Rate the driver', 'Thank you for your rating', { stars: '5 stars' });
    await act(owner, 'Claim from the deposit', 'An administrator will decide', {
      texts: { 'Amount in EUR': '20', 'What happened? The customer will see this': 'The tank was empty.' },
      submit: 'Send the claim',
    });
    await page.reload();
    await act(page, 'Write a review', 'Thank you for your review', {
      stars: '4 stars',
      texts: { 'Your review': 'It drives well, and the tank was full when we took it.' },
      submit: 'Publish the review',
    });
    await act(page, 'Object', 'Sent to an administrator', {
      texts: { 'What went wrong?': 'We filled the tank up before we returned the car.' },
      submit: 'Send the objection',
    });
  });

  await test.step('an administrator decides on the deposit and the objection', async () => {
    await desk.goto(hosted(uuid));
    await act(desk, 'Decide on the deposit', 'The claim is decided', {
      texts: { 'Amount in EUR': '10', [decision]: 'The tank was half full.' },
      submit: 'Send the decision',
    });
    await act(desk, 'Decide on the objection', 'The objection is decided', {
      texts: { [decision]: 'The deposit settles it.' },
      submit: 'Send the decision',
    });
  });

  await owner.context().close();
  await desk.context().close();
});
