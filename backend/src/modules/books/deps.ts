import type { ProviderCash } from './reconciliation/provider-cash.js';

declare module '../../platform/deps.js' {
  interface Deps {
    providerCash: ProviderCash;
  }
}
