export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic';

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Of pictures in Apple's container, most of them photos of an iPhone or a Samsung phone. */
const heifBrand = /^(?:hei[cfmsx]|he(?:vc|vm|vs|vx)|mif1|msf1)$/;

/** Programs put a byte-order mark or line breaks before it. */
const pdf = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;

/**
 * What a file is by its beginning, whatever it is called; undefined for anything else. Without an answer the whole file
 * would have to be sent first.
 */
export async function fileKind(file: Blob): Promise<FileKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 4) === '\x89PNG') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (pdf.test(text(bytes, 0, bytes.length))) return 'pdf';
  if (text(bytes, 4, 8) === 'ftyp' && heifBrand.test(text(bytes, 8, 12))) return 'heic';
  return undefined;
}
