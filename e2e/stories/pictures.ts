import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findHeadlessBrowser } from '../../federation/local/checks/find-browser';
import type { Story } from './story-index';

/** Where the pictures are. */
export const folder = fileURLToPath(new URL('../../shared-ui/storybook/pictures/', import.meta.url));
/** The Chromium that drew the pictures. */
const record = `${folder}chromium.txt`;

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

/** Another Chromium draws letters, shadows and its own controls a little differently. */
export function tolerance() {
  return isSameBrowser()
    ? { threshold: 0.05, maxDiffPixels: 8 }
    : { threshold: 0.25, maxDiffPixelRatio: 0.03 };
}

/** What to say when the pictures are of another Chromium; nothing when they are of this one. */
export function otherBrowser(): string | undefined {
  if (isSameBrowser()) return undefined;
  return `The pictures are of Chromium ${recorded()}, this is ${installed()}: only great differences are noticed.`;
}

/** Says that the pictures are of this Chromium from now on. */
export function acceptBrowser(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, `${installed()}\n`);
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

function isSameBrowser(): boolean {
  return recorded() === installed();
}

function recorded(): string {
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : 'none';
}

/** "156" of "Chromium 156.0.8078.79". Kept in the environment, so that each worker need not ask. */
function installed(): string {
  process.env['STORIES_CHROMIUM'] ??= / (\d+)\./.exec(
    execFileSync(findHeadlessBrowser() ?? chromium.executablePath(), ['--version'], { encoding: 'utf8' }),
  )?.[1];
  return process.env['STORIES_CHROMIUM'] ?? 'unknown';
}
