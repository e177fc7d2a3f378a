import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Who may read how releases fare: anyone who has the key; without one, anybody in a demo project and no one else.
 *
 * @returns tells whether a key will do
 */
export function telemetryReaders(settings: {
  telemetryReadKey: string | undefined;
  firebaseProjectId: string;
}): (key: string) => boolean {
  const { telemetryReadKey: expected, firebaseProjectId } = settings;
  if (expected === undefined) return () => firebaseProjectId.startsWith('demo-');
  return (key) => timingSafeEqual(digest(key), digest(expected));
}
