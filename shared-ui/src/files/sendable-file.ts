import { fileKind, type FileKind } from './file-kind';

/** The API's limit for a photo and for a document; it checks again. */
const MAX_BYTES = 10 * 1024 * 1024;
/** More than the API keeps of any picture; as a JPEG it is far below the limit. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.9;

/** Why a file cannot be sent; `heic` where the browser cannot read a phone's photo. */
export type FileObjection = 'empty' | 'unknown' | 'heic' | 'too-large';

/** What is used of the library that scales pictures. */
export interface PictureScaler {
  resize: (from: HTMLImageElement, to: HTMLCanvasElement) => Promise<HTMLCanvasElement>;
  toBlob: (canvas: HTMLCanvasElement, type: string, quality: number) => Promise<Blob>;
}

/**
 * The file as the API takes it: a picture that is too large is scaled down, and a phone's HEIC photo becomes a JPEG where
 * the browser can read it.
 *
 * @param kinds what the API takes there
 * @param loadScaler called only for a picture that cannot be sent unchanged
 */
export async function sendableFile(
  file: File,
  kinds: readonly FileKind[],
  loadScaler: () => Promise<PictureScaler>,
): Promise<{ file: File } | { objection: FileObjection }> {
  if (file.size === 0) return { objection: 'empty' };
  const kind = await fileKind(file);
  if (kind === undefined || !(kind === 'heic' || kinds.includes(kind))) return { objection: 'unknown' };
  if (kind !== 'heic' && file.size <= MAX_BYTES) return { file };
  const objection = kind === 'heic' ? 'heic' : 'too-large';
  const picture = kind === 'pdf' ? undefined : await decoded(file);
  if (!picture) return { objection };
  const scaled = await scaledDown(picture, await loadScaler());
  return scaled.size > MAX_BYTES
    ? { objection }
    : { file: new File([scaled], jpegName(file.name), { type: scaled.type }) };
}

/**
 * In an element, which reads what the browser shows, upright: HEIC in Safari alone. A library for the others would weigh
 * 700 kB and start a worker from a blob, which the page's policy refuses.
 */
async function decoded(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    // Damaged, more than the device has room for, or of a kind that this browser does not know.
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function scaledDown(image: HTMLImageElement, scaler: PictureScaler): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  return scaler.toBlob(await scaler.resize(image, canvas), 'image/jpeg', QUALITY);
}

const jpegName = (name: string) => `${name.replace(/\.[a-z]{3,4}$/i, '')}.jpg`;
