import { assertEmulatorAllowed } from './emulator-guard';
import { loadModule } from '../loading/load-module';
import type { FederatedProvider, IdentityProvider } from './identity-provider';

/** A Firebase project, as the build was configured. */
export interface FirebaseIdentityConfiguration {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Of the storage service; empty where the project has none. */
  storageBucket: string;
  /** Empty for the real service, else the address of the emulator, for example `http://127.0.0.1:9099`. */
  emulatorUrl: string;
  /** Services that the project is set up for, whose accounts sign in as well. */
  signInProviders: FederatedProvider[];
}

/**
 * The identity service. Its code is a chunk of its own, so that the shell paints without it.
 *
 * @throws EmulatorRefusedError for an emulator on a page that others can reach
 * @throws Error with a readable message when the chunk does not arrive; call again to try again
 */
export async function createFirebaseIdentity(
  configuration: FirebaseIdentityConfiguration,
): Promise<IdentityProvider> {
  assertEmulatorAllowed(configuration.emulatorUrl, globalThis.location.hostname);
  try {
    const { connectFirebase } = await loadModule(
      'The sign-in service',
      () => import(/* webpackChunkName: "identity" */ './firebase-identity'),
    );
    return connectFirebase(configuration);
  } catch (cause) {
    throw new Error('The sign-in service couldn’t be loaded. Check your connection and try again.', {
      cause,
    });
  }
}
