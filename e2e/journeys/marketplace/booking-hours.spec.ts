import { aRegisteredOwner, demoOwner } from '../../src/accounts';
import { askAs } from '../../src/api-as';
import { expectAccessible, onEveryWidth } from '../../src/accessible';
import { expect, test } from '../../src/journey';
import { expectNothingMoved, forgetShifts, watchLayoutShifts } from '../../src/layout-shifts';
import { signIn } from '../../src/sign-in';
import { dayFromNow, dayText } from '../../src/trip-days';

/** One of the demo owner's cars each, handed over so that the days of other journeys still fit. */
const cars = ['00000000-0000-4000-8001-000000000015', '00000000-0000-4000-8001-000000000033'];

/** `23:30`, where the car is. */
const clock = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' });

/** The demo's car with the strictest rules. */
const strictCar = '00000000-0000-4000-8001-000000000027';

// A trip that the car's owner does not take is refused by its quote, which the browser notes.
test.use({ expectedErrors: /status of 422/ });

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

onEveryWidth((index) => {
  test('an owner sets the hours of all cars, and a car goes back to them', async ({ page }) => {
    await watchLayoutShifts(page);
    const owner = await aRegisteredOwner();
    const { car_uuid: own } = await askAs<{ car_uuid: string }>(owner, 'POST', 'cars', {
      make: 'Seat',
      model: 'Ibiza',
      notice_hours: 48,
    });
    await signIn(page, owner);
    await page.goto('/#/dashboard/owner-cars');
    await page.getByRole('link', { name: 'Booking hours' }).press('Enter');
    const form = page.getByRole('form', { name: 'Booking hours' });
    await expect(form.getByLabel('Monday from')).toHaveValue('07:00');
    await expect(page.getByText('Its own: notice.')).toBeVisible();
    await expectNothingMoved(page, 'the booking hours of all cars');
    await expectAccessible(page);
    await form.getByLabel('Longest trip').fill('400');
    await form.getByRole('button', { name: 'Save booking hours' }).press('Enter');
    await expect(form.getByLabel('Longest trip')).toBeFocused();
    await form.getByLabel('Longest trip').fill('21');
    await form.getByRole('button', { name: 'Save booking hours' }).press('Enter');
    await expect(form.getByText('Your booking hours are saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Use my default Seat Ibiza' }).press('Enter');
    await expect(page.getByText('None. Each of your cars uses your default.')).toBeVisible();

    await page.goto(`/#/upload-car-page?car=${own}&step=calendar`);
    await expect(form.getByLabel('Use my default')).toBeChecked();
    await expect(form.getByLabel('Longest trip')).toHaveValue('21');
    await form.getByRole('link', { name: /^See your default/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Booking hours' })).toBeVisible();
  });

  test('a car with strict hours says why a trip does not fit, and offers the nearest that does', async ({
    page,
  }) => {
    // Closed on Sundays, open from 10:00 to 14:00 on Saturdays, for 14 days at most.
    const sunday = dayFromNow(100 + 7 * index);
    sunday.setDate(sunday.getDate() + ((7 - sunday.getDay()) % 7));
    const later = (days: number) => {
      const day = new Date(sunday);
      day.setDate(day.getDate() + days);
      return dayText(day);
    };
    const open = (pickUp: string, back: string) =>
      page.goto(`/#/carlisting/car/${strictCar}?pick_up=${pickUp}&return=${back}`);
    const nearest = page.getByRole('list', { name: 'Nearest times you can book' }).getByRole('button');
    await watchLayoutShifts(page);
    await open(`${later(0)}T10:00`, `${later(3)}T10:00`);
    await expect(page.getByText('There’s no pick-up on Sundays.').first()).toBeVisible();
    await expect(nearest).toHaveCount(2);
    await expectAccessible(page);
    await expectNothingMoved(page, 'the trip on a closed day');
    await nearest.filter({ hasText: '14:00 –' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`pick_up=${later(-1)}T14%3A00`));
    await expect(page.getByRole('button', { name: /^Reserve/ }).first()).toBeVisible();

    await open(`${later(1)}T10:00`, `${later(16)}T10:00`);
    await expect(page.getByText('This car can be booked for 14 days at most.').first()).toBeVisible();
    await expect(nearest).not.toHaveCount(0);
    // Tomorrow at the latest, also where other journeys take place months from now.
    const soon = new Date(Date.now() + 20 * 3_600_000);
    const back = new Date(Date.now() + 70 * 3_600_000);
    await open(`${dayText(soon)}T${clock(soon)}`, `${dayText(back)}T12:00`);
    await expect(
      page.getByText(/has to be booked at least 24 hours before the pick-up/).first(),
    ).toBeVisible();
  });

  const car = cars[index] ?? '';

  test('an owner sets hours, and a driver at night takes the nearest times', async ({ page, browser }) => {
    await watchLayoutShifts(page);
    await signIn(page, demoOwner);
    await page.goto(`/#/upload-car-page?car=${car}&step=photos`);
    await expect(page.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible();
    // The checklist above comes later, on every step.
    await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
    await forgetShifts(page);
    await page.goto(`/#/upload-car-page?car=${car}&step=calendar`);
    const form = page.getByRole('form', { name: 'Booking hours' });
    await expect(form).toBeVisible();
    await expectNothingMoved(page, 'the calendar step');
    await form.getByLabel('This car only').check();
    for (const day of weekdays) {
      await form.getByLabel(`${day} from`).selectOption('08:00');
      await form.getByLabel(`${day} until`).selectOption('06:00');
    }
    await form.getByRole('button', { name: 'Save booking hours' }).press('Enter');
    await expect(form.getByText('Choose a later time on the same day.').first()).toBeVisible();
    await expect(form.getByLabel('Monday until')).toBeFocused();
    await expectAccessible(page);
    for (const day of weekdays) {
      await form.getByLabel(`${day} until`).selectOption('21:00');
    }
    await form.getByRole('button', { name: 'Save booking hours' }).press('Enter');
    await expect(form.getByText('Your booking hours are saved.')).toBeVisible();
    await expectAccessible(page);

    const driver = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: page.viewportSize(),
      reducedMotion: 'reduce',
    });
    const visitor = await driver.newPage();
    await watchLayoutShifts(visitor);
    const [from, to] = [dayFromNow(150 + 20 * index), dayFromNow(152 + 20 * index)].map(dayText);
    await visitor.goto(`/#/carlisting/car/${car}?pick_up=${from}T02:00&return=${to}T10:00`);
    await expect(visitor.getByText(/pick-up is from 08:00 to 21:00\.$/)).toBeVisible();
    const nearest = visitor.getByRole('list', { name: 'Nearest times you can book' }).getByRole('button');
    await expect(nearest).toHaveCount(2);
    await expectAccessible(visitor);
    await expectNothingMoved(visitor, 'the refused trip');
    await nearest.filter({ hasText: /08:00/ }).press('Enter');
    await expect(visitor).toHaveURL(new RegExp(`pick_up=${from}T08%3A00`));
    await expect(visitor.getByRole('button', { name: /^Reserve/ }).first()).toBeVisible();
    await driver.close();
  });
});
