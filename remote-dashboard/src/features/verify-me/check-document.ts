import type { DocumentKind } from '../../lib/verification-labels';

/** The API's limit; it checks again. */
const MAX_BYTES = 10 * 1024 * 1024;

const beginnings: [at: number, bytes: number[]][][] = [
  [[0, [0xff, 0xd8, 0xff]]],
  [[0, [0x89, 0x50, 0x4e, 0x47]]],
  // RIFF….WEBP
  [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
];

/** Programs put a byte-order mark or line breaks before it. */
const pdf = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;

/**
 * Why a file cannot be a document, told before ten megabytes have been sent. What it is called does not matter, only
 * what it begins with.
 */
export async function checkDocument(file: File, kind: DocumentKind): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Please choose another.';
  if (file.size > MAX_BYTES) return 'This file is larger than 10 MB. Please choose a smaller one.';
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const isPicture = beginnings.some((parts) =>
    parts.every(([at, expected]) => expected.every((byte, index) => bytes[at + index] === byte)),
  );
  if (isPicture) return undefined;
  if (kind === 'selfie') return 'Choose a JPEG, PNG or WebP picture.';
  return pdf.test(String.fromCharCode(...bytes)) ? undefined : 'Choose a JPEG, PNG, WebP or PDF file.';
}
