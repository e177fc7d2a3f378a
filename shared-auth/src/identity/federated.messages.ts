import type { FederatedProvider } from './identity-provider';

/** What the services are called. */
export const providerNames: Record<FederatedProvider, string> = { google: 'Google', apple: 'Apple' };

/** Asked by the emulator in the place of the service's window. */
export const emulatorQuestion = (provider: FederatedProvider) =>
  `The identity emulator plays ${providerNames[provider]}. Which email address signs in?`;
