import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { encodings, type Encoding } from '@drove/federation/encodings/encodings';

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Below this the headers cost more than is saved. */
const SMALLEST_BYTES = 1024;
/** A page changes with what it carries; those of before are not asked for again. */
const KEPT_FILES = 100;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const brotli = (quality: number): Compress => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (bytes) => promisify(brotliCompress)(bytes, { params });
};
/** What the page's server makes itself. Quality 5 costs milliseconds a file; the best quality costs a tenth of a second. */
const quick = new Map<string, Compress>([
  ['br', brotli(5)],
  ['gzip', (bytes) => promisify(gzip)(bytes)],
]);
const best = new Map<string, Compress>([['br', brotli(11)]]);

/** The encodings in which a file may be sent, the best first; none when it is sent as it is. */
export function acceptedEncodings(
  request: IncomingMessage,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
): Encoding[] {
  if (bytes.length < SMALLEST_BYTES || !compressible.test(contentType)) return [];
  const accepted = new Negotiator(request).encodings(encodings.map(({ name }) => name));
  return encodings.filter(({ name }) => accepted.includes(name));
}

/** Whether a file that was not compressed before can be. */
export const canCompress = ({ name }: Encoding): boolean => quick.has(name);

interface Made {
  bytes: Buffer;
  isBest: boolean;
}

/**
 * Compresses what is made on request, e.g. the page, and remembers it by `key`, which must change with the bytes. What
 * is asked for again is meanwhile compressed as well as it can be.
 */
export function createCompressor(): (
  encoding: Encoding,
  file: { key: string; bytes: Buffer },
) => Promise<Buffer> {
  const done = new Map<string, Made>();
  const remember = (key: string, made: Made) => {
    done.delete(key);
    done.set(key, made);
    for (const oldest of [...done.keys()].slice(0, -KEPT_FILES)) done.delete(oldest);
  };

  return async ({ name }, { key, bytes }) => {
    const fullKey = `${name} ${key}`;
    const known = done.get(fullKey);
    if (!known) {
      const made = (await quick.get(name)?.(bytes)) ?? bytes;
      remember(fullKey, { bytes: made, isBest: false });
      return made;
    }
    const compressBest = best.get(name);
    if (!known.isBest && compressBest) {
      known.isBest = true;
      void compressBest(bytes).then(
        (made) => {
          remember(fullKey, { bytes: made, isBest: true });
        },
        (error: unknown) => {
          console.error(error);
        },
      );
    }
    return known.bytes;
  };
}
