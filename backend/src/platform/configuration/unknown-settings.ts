import { distance } from 'fastest-levenshtein';
import { refuseSetting } from './configuration-error.js';
import type { ProcessEnvironment } from './read-settings.js';

/** What Kubernetes and Docker links put into a container for each service that they know. */
const serviceLink = /_SERVICE_(?:HOST|PORT)(?:_\w+)?$|_PORT_\d+_(?:TCP|UDP)(?:_\w+)?$/;

/**
 * Refuses variables that are meant for us and that nothing reads. A process's environment has many variables of other
 * programs, so that only two kinds are taken for ours: names close to one that we read (`DATABASE_POOLSIZE`), and names
 * that begin with what only our own do.
 *
 * @param known every name that some part of the product reads
 * @param ownPrefixes beginnings that no other program's variables have
 * @throws ConfigurationError naming the variable, and the setting that was probably meant
 */
export function refuseUnknownSettings(
  environment: ProcessEnvironment,
  known: readonly string[],
  ownPrefixes: readonly string[],
): void {
  const knownNames = new Set(known);
  for (const [name, value] of Object.entries(environment)) {
    if (knownNames.has(name) || value === undefined || value.trim() === '' || serviceLink.test(name))
      continue;
    const meant = known.find((candidate) => isCloseTo(name, candidate));
    if (meant !== undefined) throw refuseSetting(name, `is no setting; ${meant} is`);
    if (ownPrefixes.some((prefix) => name.startsWith(prefix))) {
      throw refuseSetting(name, 'is no setting; docs/settings.md lists all of them');
    }
  }
}

/** Whether it is the same name written differently, or misspelt. In short names every letter means another name. */
function isCloseTo(name: string, candidate: string): boolean {
  if (candidate.length < 8) return false;
  const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // The same letters in another order: two that were swapped (`MAIL_FORM`).
  const sorted = (text: string) => Array.from(letters(text)).sort().join('');
  if (sorted(name) === sorted(candidate)) return true;
  return distance(name.toUpperCase(), candidate) <= (candidate.length < 12 ? 1 : 2);
}
