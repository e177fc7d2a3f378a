import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Below this the headers cost more than is saved. */
const smallestBytes = 1024;

const encoders = {
  // Quality 5 costs milliseconds a file; the best quality costs seconds.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

/** What to send for `bytes`, as the browser accepts it. */
export interface Encoded {
  bytes: Buffer;
  encoding: Encoding | undefined;
}

/** Remembers what it compressed by `key`, which must change with the bytes. */
export function createCompressor(): (
  request: IncomingMessage,
  file: { key: string; bytes: Buffer; contentType: string },
) => Promise<Encoded> {
  const done = new Map<string, Buffer>();
  return async (request, { key, bytes, contentType }) => {
    const encoding = acceptedEncoding(request);
    if (!encoding || bytes.length < smallestBytes || !compressible.test(contentType)) {
      return { bytes, encoding: undefined };
    }
    const fullKey = `${encoding} ${key}`;
    const compressed = done.get(fullKey) ?? (await encoders[encoding](bytes));
    done.set(fullKey, compressed);
    return { bytes: compressed, encoding };
  };
}

function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
