import { closest, distance } from 'fastest-levenshtein';
import { refuseSetting, type ConfigurationError } from './configuration-error.js';
import type { ProcessEnvironment } from './read-settings.js';

/** Which variables of an environment are ours. */
interface OwnNames {
  /** What this process reads. */
  settings: readonly string[];
  /** What other parts of the product read. */
  elsewhere: readonly string[];
  /** Beginnings that no other program's variables have. */
  prefixes: readonly string[];
}

/**
 * Of other programs, although they begin as ours do: Node's, Google's, OpenTelemetry's and a terminal's; Azure's,
 * Firebase's and Heroku's.
 */
const ofOthers =
  /^(?:NODE|GOOGLE|OTEL|SHELL)_|^(?:IDENTITY_(?:ENDPOINT|HEADER)|FIREBASE_CONFIG|REDIS_TLS_URL|DATABASE_CONNECTION_POOL_URL)$/;

/**
 * What is meant for us and nothing reads. A process's environment has many variables of other programs, so that only
 * these are taken for ours: names close to one that we read (`DATABASE_POOLSIZE`), names that begin with what only our own
 * do and, in a real deployment, names whose first word is that of one of our settings (`STRIPE_SECRET`).
 *
 * @returns a refusal of each, with the setting that was probably meant
 */
export function findUnknownSettings(
  environment: ProcessEnvironment,
  { settings, elsewhere, prefixes }: OwnNames,
  isReal: boolean,
): ConfigurationError[] {
  const known = [...settings, ...elsewhere];
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (known.includes(name) || value.trim() === '' || isServiceLink(name, value)) return [];
    const meant = known.find((candidate) => isCloseTo(name, candidate));
    if (meant !== undefined) return refuseSetting(name, `is no setting; ${meant} is`);
    const family = isReal && !ofOthers.test(name) ? settings.filter((other) => beginAlike(name, other)) : [];
    if (family.length > 0) {
      return refuseSetting(name, `is no setting; the nearest is ${closest(name, family)}`);
    }
    return prefixes.some((prefix) => name.startsWith(prefix))
      ? refuseSetting(name, 'is no setting; docs/settings.md lists all of them')
      : [];
  });
}

/** What Kubernetes and Docker links put into a container for each service that they know. */
function isServiceLink(name: string, value: string): boolean {
  return (
    /_SERVICE_(?:HOST|PORT)(?:_\w+)?$|_PORT_\d+_(?:TCP|UDP)(?:_\w+)?$/.test(name) ||
    (name.endsWith('_PORT') && /^(?:tcp|udp):\/\//.test(value))
  );
}

/** Whether both are of several words, and the first is the same. */
function beginAlike(name: string, setting: string): boolean {
  const firstWord = /^[A-Z]+_/;
  const first = firstWord.exec(name.toUpperCase());
  return first !== null && first[0] === firstWord.exec(setting)?.[0];
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
