import { createHash } from 'node:crypto';

/** A file's hash as browsers check it. */
export const integrityOf = (bytes: Buffer): string => hashOf(bytes, 'sha256');

/**
 * Whether a file is what a description says of it.
 *
 * @param integrity its hash there; `sha384-…` in releases of before
 */
export const isIntact = (bytes: Buffer, integrity: string | undefined): boolean =>
  integrity === hashOf(bytes, integrity?.startsWith('sha384-') ? 'sha384' : 'sha256');

const hashOf = (bytes: Buffer, algorithm: 'sha256' | 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
