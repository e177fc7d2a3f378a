import { createHash } from 'node:crypto';

/** A file's hash as browsers check it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
