import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** A way to send a file compressed. */
export interface Encoding {
  /** As in the headers Accept-Encoding and Content-Encoding. */
  name: 'br' | 'zstd' | 'gzip';
  /** Of the compressed file, behind the whole name of the file itself. */
  extension: string;
  decompress: (bytes: Buffer) => Promise<Buffer>;
}

/** Node has it from 22.15 on; before, files have no such encoding. Every browser that takes it takes Brotli, too. */
const zstd = zlib as typeof zlib & { zstdDecompress?: typeof zlib.gunzip };

/** From the smallest files on; a server sends the first that the browser accepts. */
export const encodings: Encoding[] = [
  { name: 'br', extension: '.br', decompress: promisify(zlib.brotliDecompress) },
  ...(zstd.zstdDecompress
    ? [{ name: 'zstd' as const, extension: '.zst', decompress: promisify(zstd.zstdDecompress) }]
    : []),
  { name: 'gzip', extension: '.gz', decompress: promisify(zlib.gunzip) },
];

/** The file that another is the compressed form of, and how; nothing for a file that stands for itself. */
export function encodedFile(path: string): { plain: string; encoding: Encoding } | undefined {
  const encoding = encodings.find(({ extension }) => path.endsWith(extension));
  return encoding && { plain: path.slice(0, -encoding.extension.length), encoding };
}

/** Whether compressed bytes are the compressed form of others. */
export async function isEncodedForm(encoding: Encoding, encoded: Buffer, plain: Buffer): Promise<boolean> {
  try {
    return plain.equals(await encoding.decompress(encoded));
  } catch {
    return false;
  }
}
