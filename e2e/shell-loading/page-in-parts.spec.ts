import { brotliCompressSync } from 'node:zlib';
import { listenOnLoopback } from '../../release/src/serve/loopback';
import { expect, test } from '../src/journey';
import { watchLayoutShifts } from '../src/layout-shifts';

test('the page stays within its weight, with the demo’s cars', async ({ stack }) => {
  const html = await (await fetch(stack.shellUrl)).text();
  expect(html).toContain('id="first-data"');
  expect(html.length).toBeLessThanOrEqual(145_000);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(26_500);
});

for (const width of [390, 1440]) {
  test(`a page that arrives in parts does not shift, at ${width} pixels`, async ({ page, stack }, {
    parallelIndex,
  }) => {
    const html = await (await fetch(stack.shellUrl)).text();
    const middle = html.indexOf('Search</button>');
    expect(middle).toBeGreaterThan(html.indexOf('id="frame"'));
    const server = await listenOnLoopback(stack.sparePorts[parallelIndex] ?? 0, (request, response) => {
      // The app's own files never come: the frame stays what is seen.
      if (request.url !== '/') return;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(html.slice(0, middle - 400));
      // Long enough for the first part to be painted, if it is.
      setTimeout(() => response.end(html.slice(middle - 400)), 700);
    });
    try {
      await page.setViewportSize({ width, height: 844 });
      await watchLayoutShifts(page);
      await page.goto(`http://localhost:${stack.sparePorts[parallelIndex] ?? 0}/`, { waitUntil: 'commit' });
      await expect(page.locator('#frame').getByRole('button', { name: 'Search' })).toBeVisible();
      await expect(page.locator('#root')).toBeAttached();
      const moved = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (globalThis as unknown as { shifts: { value: number }[] }).shifts.map(({ value }) => value);
      });
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    } finally {
      await page.close();
      await server.stop();
    }
  });
}
