import type { FirebaseIdentityConfiguration } from 'shared-auth/host';

/** What the shell was told by its build, or by the page that it was served in. */
export interface Configuration {
  apiBaseUrl: string;
  firebase: FirebaseIdentityConfiguration;
  /** Milliseconds for one attempt to load a remote. */
  remoteLoadTimeoutMs: number;
}

/** May be changed without a build by the JSON element `#configuration`: ports of a local start, mostly. */
interface PageConfiguration {
  apiBaseUrl?: string;
  identityEmulatorUrl?: string;
  remoteLoadTimeoutMs?: number;
}

/** The configuration, read once at start. */
export function readConfiguration(page: Document = document): Configuration {
  const overrides = readPageConfiguration(page);
  return {
    apiBaseUrl: overrides.apiBaseUrl ?? process.env.API_BASE_URL,
    firebase: {
      apiKey: process.env.FIREBASE_API_KEY,
      authDomain: process.env.FIREBASE_AUTH_DOMAIN,
      projectId: process.env.FIREBASE_PROJECT_ID,
      // Refused by shared-auth on a page that others can reach.
      emulatorUrl: overrides.identityEmulatorUrl ?? process.env.IDENTITY_EMULATOR_URL,
    },
    remoteLoadTimeoutMs: overrides.remoteLoadTimeoutMs ?? Number(process.env.REMOTE_LOAD_TIMEOUT_MS),
  };
}

function readPageConfiguration(page: Document): PageConfiguration {
  const text = page.getElementById('configuration')?.textContent.trim();
  return text ? (JSON.parse(text) as PageConfiguration) : {};
}
