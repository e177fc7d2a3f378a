import { constants, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { encodings, type Encoding } from '../encodings/encodings';
import { isDevelopment } from './file-name';

interface Compression {
  algorithm: string;
  compressionOptions: BrotliOptions | ZlibOptions;
}

/** Below this the headers cost more than is saved. */
const SMALLEST_BYTES = 1024;

/** The best that each can do: it is done once, and the builder's cache keeps it for files that stay the same. */
const best: Record<Encoding['name'], Compression> = {
  br: {
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  },
  // The compression level has the number 100 among the library's parameters.
  zstd: { algorithm: 'zstdCompress', compressionOptions: { params: { 100: 19 } } },
  gzip: { algorithm: 'gzip', compressionOptions: { level: 9 } },
};

/** Puts the compressed forms of scripts, styles and vector pictures beside them: `main.<hash>.js.br`. */
export function compressedFiles(): WebpackPluginInstance[] {
  if (isDevelopment()) return [];
  return encodings.map(
    ({ name, extension }) =>
      new CompressionPlugin<BrotliOptions | ZlibOptions>({
        test: /\.(js|css|svg)$/,
        filename: `[path][base]${extension}`,
        threshold: SMALLEST_BYTES,
        ...best[name],
      }),
  );
}
