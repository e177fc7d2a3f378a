/** The API's limits; it checks them again. */
export const MAX_PHOTOS = 12;
const MAX_BYTES = 10 * 1024 * 1024;

const beginnings: ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47]),
  // RIFF….WEBP
  (bytes) => startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
];

const startsWith = (bytes: Uint8Array, at: number, expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

/**
 * Why a file cannot be a photo of a car, found before ten megabytes have been sent. What it is called does not
 * matter, only what it begins with.
 */
export async function checkPhoto(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return 'This photo is larger than 10 MB.';
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return beginnings.some((matches) => matches(bytes)) ? undefined : 'Choose a JPEG, PNG or WebP photo.';
}
