import { brotliCompressSync, constants } from 'node:zlib';

/** Kilobytes of some of a build's files, each once, as browsers get them. */
export function compressedKb(paths: Iterable<string>, files: Map<string, Buffer>): number {
  const bytes = [...new Set(paths)].map(
    (path) => (files.get(`${path}.br`) ?? compressed(files.get(path) ?? Buffer.alloc(0))).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** A build without compressed files is measured like one that has them; a small file is sent as it is, which changes little. */
export const compressed = (bytes: Buffer | string): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
