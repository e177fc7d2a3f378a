import type { Page } from '@playwright/test';

/** A JPEG that the browser draws: a file as a camera would give it. */
export async function aPhotoFile(page: Page, name: string, colour: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser cannot draw.');
    context.fillStyle = fill;
    context.fillRect(0, 0, 900, 600);
    context.fillStyle = 'white';
    context.fillRect(200, 250, 500, 150);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, colour);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
