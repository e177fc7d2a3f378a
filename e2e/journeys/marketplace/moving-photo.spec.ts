import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey';

/** Each part of a page that a view transition animates right now, such as `group(car-…)`. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      .filter((pseudo) => pseudo.startsWith('::view-transition-'))
      .map((pseudo) => pseudo.replace('::view-transition-', '')),
  );

/** Stops what moves where it begins, for as long as the test looks at it. */
async function holdMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready
        .then(() => {
          for (const animation of document.getAnimations()) animation.pause();
        })
        .catch(() => undefined);
      return transition;
    };
  });
}

/** The list, with the code of a car's page there, too. */
async function openList(page: Page) {
  await page.clock.install();
  await page.goto('/#/carlisting');
  const car = page.getByRole('article').nth(1).getByRole('link').last();
  await car.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(car).toBeVisible();
  return page.getByRole('article').first().getByRole('link').last();
}

test('the photo of a pressed card moves to the car’s page, where a press works meanwhile', async ({
  page,
}) => {
  await holdMoves(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const car = await openList(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The next page waits, however long a busy machine takes to picture this one.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await car.click();
  await expect.poll(() => moving(page)).toContainEqual(expect.stringMatching(/^group\(car-/));
  await page.clock.resume();

  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/help/);
  await page.goBack();
  await expect(page).toHaveURL(/carlisting\/car\//);
});

test.describe('for people who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const car = await openList(page);
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('Something moves');
      };
    });
    await car.click();
    await expect(page).toHaveURL(/carlisting\/car\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
