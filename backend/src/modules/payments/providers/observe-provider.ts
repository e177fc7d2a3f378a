import type { ObserveCall } from '../../../platform/observability/observability.js';
import { aroundCalls } from './around-calls.js';
import type { PaymentProvider } from './payment-provider.js';

/** A provider each of whose calls is observed, by the name of its operation. */
export function observeProvider(provider: PaymentProvider, observe: ObserveCall): PaymentProvider {
  return aroundCalls(provider, observe);
}
