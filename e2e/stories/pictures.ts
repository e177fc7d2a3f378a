import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Story } from './story-index';

/** Where the pictures are. */
export const folder = fileURLToPath(new URL('../../shared-ui/storybook/pictures/', import.meta.url));
/** The fingerprint of the rasteriser that drew the pictures. */
const record = `${folder}rasterizer.txt`;

export const widths = [390, 1440] as const;
export const colourings = ['light', 'dark'] as const;

/** How a story is looked at. */
export interface Look {
  width: (typeof widths)[number];
  colours: (typeof colourings)[number];
}

/** The file of a story's picture, in the folder of all. */
export function pictureOf({ id }: Story, { width, colours }: Look): string {
  return `${id}-${width}-${colours}.png`;
}

/** Notes the fingerprint of this rasteriser, for the workers. */
export function setRasterizer(fingerprint: string): void {
  process.env['STORIES_RASTERIZER'] = fingerprint;
}

/** Whether each pixel of the pictures counts: another rasteriser draws the edges of letters and shadows differently. */
export function isSameRasterizer(): boolean {
  const recorded = existsSync(record) ? readFileSync(record, 'utf8').trim() : undefined;
  return recorded === process.env['STORIES_RASTERIZER'];
}

/** Says that the pictures are of this rasteriser from now on. */
export function acceptRasterizer(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, `${process.env['STORIES_RASTERIZER'] ?? ''}\n`);
}

/** Removes the pictures of stories that are gone. */
export function removeOldPictures(stories: Story[]): void {
  for (const file of findOldPictures(stories)) rmSync(folder + file);
}

/** Keeps new pictures in 256 colours of their own: two fifths of the size, and nearer than what is tolerated. */
export async function shrinkPictures(): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const bytes = readFileSync(folder + name);
    const { isPalette } = await sharp(bytes).metadata();
    if (isPalette) continue;
    await sharp(bytes)
      .png({ palette: true, dither: 0, compressionLevel: 9 })
      .toFile(folder + name);
  }
}

/** The pictures that are of no story. */
export function findOldPictures(stories: Story[]): string[] {
  const wanted = new Set(
    stories.flatMap((story) =>
      widths.flatMap((width) => colourings.map((colours) => pictureOf(story, { width, colours }))),
    ),
  );
  return readdirSync(folder).filter((file) => file.endsWith('.png') && !wanted.has(file));
}
