import type { ObserveCall } from '../../../../platform/observability/observability.js';
import type { PaymentProvider } from './payment-provider.js';

/** A provider each of whose calls is observed, by the name of its operation. */
export function observeProvider(provider: PaymentProvider, observe: ObserveCall): PaymentProvider {
  return {
    ...provider,
    createCustomer: (customer) => observe('create_customer', () => provider.createCustomer(customer)),
    authorize: (request) => observe('authorize', () => provider.authorize(request)),
    confirm: (ref, answer) => observe('confirm', () => provider.confirm(ref, answer)),
    retrieve: (by) => observe('retrieve', () => provider.retrieve(by)),
    capture: (ref, amountMinor, key) => observe('capture', () => provider.capture(ref, amountMinor, key)),
    void: (ref, key) => observe('void', () => provider.void(ref, key)),
    refund: (ref, amountMinor, key) => observe('refund', () => provider.refund(ref, amountMinor, key)),
    retrieveRefund: (refundRef) => observe('retrieve_refund', () => provider.retrieveRefund(refundRef)),
    listRefunds: (ref) => observe('list_refunds', () => provider.listRefunds(ref)),
    retrieveDispute: (disputeRef) => observe('retrieve_dispute', () => provider.retrieveDispute(disputeRef)),
    listTransactions: (page) => observe('list_transactions', () => provider.listTransactions(page)),
  };
}
