import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { decodedBytes, mostDecodedBytes, tooManyBytes } from '../../../platform/files/decoded-bytes.js';
import { describeSize, keptSize } from '../../../platform/files/kept-size.js';
import { encodePhoto, type PhotoSize } from './encode-photo.js';
import { photoLimits, photoWidths } from './photo-limits.js';
import { photoProblem } from './photo-problems.js';

export interface ProcessedPhoto {
  /** Of the largest size. */
  width: number;
  height: number;
  /** `#rrggbb` */
  placeholder: string;
  /** Without any metadata, ascending by width. */
  sizes: PhotoSize[];
}

const accepted: Record<string, true> = { 'image/jpeg': true, 'image/png': true, 'image/webp': true };
const longestSide = photoWidths.at(-1) ?? 1600;
const channels = 3;

/**
 * An uploaded photo made safe and small: read by what its bytes are, turned upright, re-encoded without its metadata
 * (cameras write down where they were) in the sizes that pages need.
 *
 * @param name the file's, only to explain a refusal
 * @throws Problem PHOTO_TYPE_NOT_ALLOWED, PHOTO_DAMAGED, PHOTO_TOO_SMALL, PHOTO_TOO_MANY_PIXELS
 */
export async function processPhoto(bytes: Uint8Array, name: string): Promise<ProcessedPhoto> {
  await requirePhotoType(bytes, name);
  const image = sharp(bytes, { limitInputPixels: mostDecodedBytes, failOn: 'error' });
  await requireDimensions(image);
  const { data, info } = await image
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels } });

  const widths = [...photoWidths.filter((width) => width < info.width), info.width];
  // One after the other: a file is opened on one core.
  const sizes: ProcessedPhoto['sizes'] = [];
  for (const width of widths) sizes.push(await encodePhoto(upright(), width));
  const [red = 0, green = 0, blue = 0] = await upright().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const placeholder = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { width: info.width, height: info.height, placeholder, sizes };
}

async function requirePhotoType(bytes: Uint8Array, name: string): Promise<void> {
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined && type.mime in accepted) return;
  const what = type === undefined ? 'not a photo that we can read' : `a ${type.ext.toUpperCase()} file`;
  const named = /\.(?:jpe?g|png|webp)$/i.test(name) ? ', whatever its name says' : '';
  throw photoProblem(
    415,
    'PHOTO_TYPE_NOT_ALLOWED',
    `This is ${what}${named}. Please choose a JPEG, PNG or WebP photo.`,
  );
}

async function requireDimensions(image: Sharp): Promise<void> {
  const metadata = await image.metadata().catch((cause: unknown) => {
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooManyPixels();
    throw damaged(cause);
  });
  if (decodedBytes(metadata) > mostDecodedBytes) throw tooManyPixels();
  const kept = keptSize(metadata.autoOrient, longestSide);
  const { leastWidth, leastHeight } = photoLimits;
  if (kept.width < leastWidth || kept.height < leastHeight) {
    throw photoProblem(
      422,
      'PHOTO_TOO_SMALL',
      `This photo is ${describeSize(metadata.autoOrient, kept)}. It should have at least ${leastWidth} × ${leastHeight}.`,
    );
  }
}

function tooManyPixels() {
  return photoProblem(422, 'PHOTO_TOO_MANY_PIXELS', tooManyBytes('photo'));
}

function damaged(_cause: unknown) {
  return photoProblem(
    422,
    'PHOTO_DAMAGED',
    'This photo is incomplete or damaged. Please choose another, or save it again.',
  );
}
