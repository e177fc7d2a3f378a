import { PlainError } from '../progress';
import type { ReleaseRegistry } from './release-registry';

/**
 * Removes the service worker from all browsers with their next visit.
 *
 * @throws PlainError without a reason
 */
export function workerOff(registry: ReleaseRegistry, reason: string, now: Date): ReleaseRegistry {
  if (reason.trim() === '') throw new PlainError('Say why: --reason "…". The audit keeps it.');
  if (registry.workerOff) return registry;
  return { ...registry, workerOff: { at: now.toISOString(), reason: reason.trim() } };
}

/** Lets browsers have the live shell's service worker again. */
export function workerOn(registry: ReleaseRegistry): ReleaseRegistry {
  const { workerOff: off, ...others } = registry;
  return off ? others : registry;
}
