import type { FederatedProvider } from '@drove/shared-auth';
import { isAddressPrefix } from './overrides/address-prefix';

/** May be changed without a build by the JSON element `#configuration`: ports of a local start, mostly. */
export interface PageConfiguration {
  apiBaseUrl?: string;
  identityEmulatorUrl?: string;
  firebase?: { apiKey: string; authDomain: string; projectId: string; storageBucket?: string };
  remoteLoadTimeoutMs?: number;
  integrity?: 'optional';
  overridePrefixes?: string[];
  telemetryUrl?: string;
  shellFiles?: Record<string, string>;
  worker?: boolean;
  signInProviders?: FederatedProvider[];
}

/** What the page says of itself cannot be used; the message is fit for a visitor. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The app's settings (its configuration) could not be read: ${reason}`, options);
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAddress = (value: unknown) => isText(value) && value !== '' && URL.canParse(value, location.href);

const isProject = (value: unknown) =>
  isObject(value) &&
  ['apiKey', 'authDomain', 'projectId'].every((name) => isText(value[name]) && value[name] !== '') &&
  (value['storageBucket'] === undefined || isText(value['storageBucket']));

/** What each setting must be; those that this shell does not know are no concern of it. */
const settings: Record<keyof PageConfiguration, [isRight: (value: unknown) => boolean, what: string]> = {
  apiBaseUrl: [isAddress, 'an address'],
  identityEmulatorUrl: [(value) => value === '' || isAddress(value), 'an address'],
  firebase: [isProject, 'a Firebase project with its apiKey, authDomain and projectId'],
  remoteLoadTimeoutMs: [(value) => Number.isFinite(value) && Number(value) > 0, 'a number of milliseconds'],
  integrity: [(value) => value === 'optional', '"optional"'],
  overridePrefixes: [
    (value) => Array.isArray(value) && value.every(isAddressPrefix),
    'a list of addresses with a path that ends with a slash',
  ],
  telemetryUrl: [(value) => value === '' || isAddress(value), 'an address'],
  shellFiles: [(value) => isObject(value) && Object.values(value).every(isText), 'a list of hashes'],
  signInProviders: [
    (value) => Array.isArray(value) && value.every((one) => one === 'google' || one === 'apple'),
    'a list of "google" and "apple"',
  ],
  worker: [(value) => typeof value === 'boolean', 'true or false'],
};

/**
 * What the page says; nothing when it has no such element, or an empty one.
 *
 * @throws ConfigurationError
 */
export function readPageConfiguration(page: Document): PageConfiguration {
  const text = page.getElementById('configuration')?.textContent.trim();
  return text ? checked(parsed(text)) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Browsers say what is wrong with JSON to developers, each in its own way.
    throw new ConfigurationError('they are not complete, or not JSON', { cause });
  }
}

function checked(value: unknown): PageConfiguration {
  if (!isObject(value)) throw new ConfigurationError('they are not a list of settings');
  for (const [name, [isRight, what]] of Object.entries(settings)) {
    const setting = value[name];
    if (setting !== undefined && !isRight(setting)) throw new ConfigurationError(`${name} is not ${what}`);
  }
  return value;
}
