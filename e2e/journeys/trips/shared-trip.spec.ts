import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { demoCustomer } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expect, test } from '../../src/journey';
import { signIn } from '../../src/sign-in';

interface Trip {
  reservation_uuid: string;
  share_url: string | null;
  car: { make: string; model: string; year: number };
}

onEveryWidth(() => {
  test('a customer hands the link of a trip to a co-driver, who sees it without an account', async ({
    page,
    browser,
  }) => {
    const { reservations } = await askAs<{ reservations: Trip[] }>(
      demoCustomer,
      'GET',
      'my/reservations?when=coming&limit=100',
    );
    const trip = reservations.find(({ share_url: url }) => url !== null);
    if (!trip?.share_url) throw new Error('No trip of the demo is shared.');
    await signIn(page, demoCustomer);
    await page.goto(`/#/dashboard/customer-reservations/${trip.reservation_uuid}`);
    await page.getByRole('button', { name: 'Share with a co-driver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the trip' });
    await expect(dialog.getByText(trip.share_url)).toBeVisible();
    await expectAccessible(page);

    const [, path = ''] = trip.share_url.split('#');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const friend = await browser.newPage({
      viewport: { width, height },
      baseURL: new URL(page.url()).origin,
    });
    await friend.goto(`/#${path}`);
    const { make, model, year } = trip.car;
    await expect(friend.getByRole('heading', { level: 1, name: `${make} ${model} ${year}` })).toBeVisible();
    await expect(friend.getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(friend.getByText('€')).toHaveCount(0);
    await expectAccessible(friend);
    await friend.close();
  });
});
