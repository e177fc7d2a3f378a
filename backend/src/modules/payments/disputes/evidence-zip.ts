import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Deps } from '../../../platform/deps.js';
import { escapeHtml } from '../../../platform/mail/escape-html.js';
import { evidenceSections, mostPhotos } from './dispute-evidence.js';
import type { DisputeCaseBody } from './dispute.schemas.js';
import { photoFilesOf } from '../../catalog/public.js';

/** Pictures are compressed already. */
const asItIs = { level: 0 } as const;

/**
 * The evidence as one file: a page to read and print, the same as data, and the car's photos as they are in the listing.
 * A photo whose file is gone is left out.
 */
export async function evidenceZip(
  { database, photoStorage }: Pick<Deps, 'database' | 'photoStorage'>,
  given: DisputeCaseBody,
): Promise<Uint8Array> {
  const files: Zippable = {
    'evidence.html': strToU8(pageOf(given)),
    'evidence.json': strToU8(JSON.stringify(given, undefined, 2)),
  };
  const photoFiles = await photoFilesOf({ database }, given.reservation.car.car_uuid);
  for (const [index, file] of photoFiles.slice(0, mostPhotos).entries()) {
    const content = await photoStorage.read(file);
    if (content !== undefined) files[`photos/${index + 1}.webp`] = [await buffer(content), asItIs];
  }
  return zipSync(files);
}

function pageOf(given: DisputeCaseBody): string {
  const sections = evidenceSections(given, given.dispute.explanation ?? '').map(
    ({ heading, lines }) =>
      `<h2>${escapeHtml(heading)}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  );
  const photos = given.photos
    .slice(0, mostPhotos)
    .map(({ alt }, index) => `<img src="photos/${index + 1}.webp" alt="${escapeHtml(alt)}" width="640">`);
  const title = `Evidence for the disputed payment of trip ${given.reservation.booking_code}`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>`,
    `<h1>${title}</h1>`,
    ...sections,
    '<h2>Photos of the car</h2>',
    ...photos,
    '</body></html>',
  ].join('\n');
}
