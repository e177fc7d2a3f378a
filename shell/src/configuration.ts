/** What the shell was told by its build, or by the page that it was served in. */
export interface Configuration {
  apiBaseUrl: string;
  firebase: { apiKey: string; authDomain: string; projectId: string };
  /** Where the identity emulator is; none in a deployment. */
  identityEmulatorUrl: string | undefined;
  /** Milliseconds for one attempt to load a remote. */
  remoteLoadTimeoutMs: number;
}

/** May be changed without a build by the JSON element `#configuration`: ports of a local start, mostly. */
interface PageConfiguration {
  apiBaseUrl?: string;
  identityEmulatorUrl?: string;
  remoteLoadTimeoutMs?: number;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The configuration, read once at start.
 *
 * @throws Error when an emulator is configured for a page that is not on this computer: its tokens are not
 *   signed, so a deployment that used one would believe anybody
 */
export function readConfiguration(
  page: Document = document,
  hostname: string = location.hostname,
): Configuration {
  const overrides = readPageConfiguration(page);
  const identityEmulatorUrl = overrides.identityEmulatorUrl ?? process.env.IDENTITY_EMULATOR_URL;
  if (identityEmulatorUrl && !loopback.includes(hostname)) {
    throw new Error(
      'This build signs in against an identity emulator, which is allowed on this computer only.',
    );
  }
  return {
    apiBaseUrl: overrides.apiBaseUrl ?? process.env.API_BASE_URL,
    firebase: {
      apiKey: process.env.FIREBASE_API_KEY,
      authDomain: process.env.FIREBASE_AUTH_DOMAIN,
      projectId: process.env.FIREBASE_PROJECT_ID,
    },
    identityEmulatorUrl: identityEmulatorUrl || undefined,
    remoteLoadTimeoutMs: overrides.remoteLoadTimeoutMs ?? Number(process.env.REMOTE_LOAD_TIMEOUT_MS),
  };
}

function readPageConfiguration(page: Document): PageConfiguration {
  const text = page.getElementById('configuration')?.textContent.trim();
  return text ? (JSON.parse(text) as PageConfiguration) : {};
}
