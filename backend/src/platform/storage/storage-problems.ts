import { Problem } from '../http/problem.js';

/** There is no room to keep anything; an administrator of the machine has to make some. */
export function storageFull(cause?: unknown): Problem {
  const sentence = 'We can’t save anything right now. Please try again later.';
  return new Problem(503, 'STORAGE_FULL', sentence, { retryAfterSeconds: 60, cause });
}

/** Whether a disk was full: a file's error, or the database's. */
export function isStorageFull(error: unknown): boolean {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
