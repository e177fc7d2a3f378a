import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type LaunchOptions } from '@playwright/test';
import sharp from 'sharp';

const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * Fingerprint of what turns outlines into pixels: a line of the product's font in a round, shadowed box, hashed. One
 * version of Chromium has several: the headless shell's differs from that of Chromium itself.
 */
export async function findRasterizer(launchOptions: LaunchOptions): Promise<string> {
  const { resolve } = createRequire(new URL('../../shell/package.json', import.meta.url));
  const woff2 = readFileSync(resolve(font)).toString('base64');
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.setContent(`
      <style>
        @font-face { font-family: Sample; src: url(data:font/woff2;base64,${woff2}); font-weight: 300 900 }
        p { position: absolute; padding: 8px; font: 17px Sample; border-radius: 9px; box-shadow: 0 3px 7px #0006 }
      </style>
      <p>Hamburgefonstiv €170.48, 3 December</p>`);
    await page.evaluate(() => document.fonts.ready);
    const pixels = await sharp(await page.locator('p').screenshot())
      .raw()
      .toBuffer();
    return createHash('sha256').update(pixels).digest('hex');
  } finally {
    await browser.close();
  }
}
