import type { FirebaseIdentityConfiguration } from '@drove/shared-auth/host';
import { readPageConfiguration } from './page-configuration';

/** The shell's settings, from its build or from the page that it was served in. */
export interface Configuration {
  apiBaseUrl: string;
  firebase: FirebaseIdentityConfiguration;
  /** Milliseconds for one attempt to load a remote. */
  remoteLoadTimeoutMs: number;
  /** Whether a remote's file without a hash is refused. */
  requireIntegrity: boolean;
  /** Address prefixes (origin and path) that an override may come from, beside the remote's own releases. */
  overridePrefixes: string[];
  /** Whether the page is one that only this computer can reach. */
  isLocalPage: boolean;
  /** Where loads of remotes are reported to; nowhere when empty. */
  telemetryUrl: string;
  /** The hashes of the shell's own files, where it was released with them. */
  shellFiles: Record<string, string> | undefined;
  /** Whether browsers keep the app's files, and what was last seen, for when the network is away. */
  usesWorker: boolean;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The configuration, read once at start.
 *
 * @throws ConfigurationError
 */
export function readConfiguration(page: Document = document, host = location.hostname): Configuration {
  const overrides = readPageConfiguration(page);
  const apiBaseUrl = overrides.apiBaseUrl ?? process.env.API_BASE_URL;
  const isLocalPage = loopbackNames.includes(host);
  return {
    apiBaseUrl,
    firebase: {
      ...(overrides.firebase ? { storageBucket: '', ...overrides.firebase } : builtProject()),
      // Refused by shared-auth on a page that others can reach; a built-in one is not of a project that the page names.
      emulatorUrl:
        overrides.identityEmulatorUrl ?? (overrides.firebase ? '' : process.env.IDENTITY_EMULATOR_URL),
      signInProviders: overrides.signInProviders ?? [],
    },
    remoteLoadTimeoutMs: overrides.remoteLoadTimeoutMs ?? builtLoadTimeoutMs(),
    // A page that others can reach never runs what no one vouches for, whatever its configuration says.
    requireIntegrity:
      process.env.NODE_ENV === 'production' && !(isLocalPage && overrides.integrity === 'optional'),
    overridePrefixes: overrides.overridePrefixes ?? [],
    isLocalPage,
    shellFiles: overrides.shellFiles,
    usesWorker: overrides.worker ?? false,
    telemetryUrl: overrides.telemetryUrl ?? `${apiBaseUrl}/telemetry/remote-loads`,
  };
}

const builtProject = () => ({
  apiKey: process.env.FIREBASE_API_KEY,
  authDomain: process.env.FIREBASE_AUTH_DOMAIN,
  projectId: process.env.FIREBASE_PROJECT_ID,
  storageBucket: process.env.FIREBASE_STORAGE_BUCKET,
});

/** The limit of a page that says nothing of its own, or nothing that can be read. */
export function builtLoadTimeoutMs(): number {
  return Number(process.env.REMOTE_LOAD_TIMEOUT_MS);
}
