import { expect, test, type Page } from '@playwright/test';
import { countDifferences } from './similar-picture';

/** A screen with a button, a badge and a paragraph, of which one has a style of its own. */
async function draw(page: Page, planted: { element?: 'button' | 'i' | 'p' | 'body'; style?: string } = {}) {
  await page.setViewportSize({ width: 390, height: 160 });
  await page.setContent(`
    <style>
      body { font: 16px sans-serif; margin: 16px; background: white; color: #222 }
      button { font: inherit; padding: 8px 16px; border: 1px solid #888; border-radius: 8px; background: #eee }
      i { display: inline-block; width: 12px; height: 12px; border-radius: 6px; background: #060 }
      ${planted.element ?? 'b'} { ${planted.style ?? ''} }
    </style>
    <button>Book this car</button> <i></i>
    <p>Free cancellation until Thursday, 3 December, 10:00</p>`);
  return page.screenshot();
}

test('the same screen with other antialiasing is similar', async ({ page }) => {
  const recorded = await draw(page);
  // Every edge falls between two pixels.
  const shown = await draw(page, { element: 'p', style: 'transform: translateX(0.3px)' });

  expect(shown.equals(recorded)).toBe(false);
  expect(await countDifferences(recorded, shown)).toBe(0);
});

const changes = [
  ['a button moved by 8 px', 'button', 'position: relative; left: 8px'],
  ['a text moved by 8 px', 'p', 'position: relative; left: 8px'],
  ['a text moved down by 8 px', 'p', 'position: relative; top: 8px'],
  ['a small badge moved by 8 px', 'i', 'position: relative; left: 8px'],
  ['a recoloured button', 'button', 'background: #cfe8ff'],
  ['a recoloured text', 'p', 'color: #b00020'],
  ['a recoloured small badge', 'i', 'background: #a00'],
] as const;

for (const [what, element, style] of changes) {
  test(`${what} is not similar`, async ({ page }) => {
    const recorded = await draw(page);

    expect(await countDifferences(recorded, await draw(page, { element, style }))).toBeGreaterThan(0);
  });
}

test('a screen of another size is not similar', async ({ page }) => {
  const recorded = await draw(page);
  await page.setViewportSize({ width: 391, height: 160 });

  expect(await countDifferences(recorded, await page.screenshot())).toBe(Infinity);
});
