import { Problem } from '../../../../platform/http/problem.js';
import { ProviderFault, ProviderUnavailable, type PaymentProvider } from './payment-provider.js';

/**
 * A provider that answers in time or not at all: whatever takes longer, or fails in a way that is no refusal, is
 * ProviderUnavailable. What it was asked may still be done; `retrieve` tells.
 */
export function limitProvider(provider: PaymentProvider, limitMs: number): PaymentProvider {
  const limited = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new ProviderUnavailable(`The payment provider did not answer within ${limitMs} ms`));
      }, limitMs);
    });
    try {
      return await Promise.race([call, timeout]);
    } catch (error) {
      const isAnswer =
        error instanceof Problem || error instanceof ProviderUnavailable || error instanceof ProviderFault;
      if (isAnswer) throw error;
      throw new ProviderUnavailable('The payment provider failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    ...provider,
    createCustomer: (customer) => limited(provider.createCustomer(customer)),
    authorize: (request) => limited(provider.authorize(request)),
    confirm: (ref, answer) => limited(provider.confirm(ref, answer)),
    retrieve: (by) => limited(provider.retrieve(by)),
    capture: (ref, amountMinor, key) => limited(provider.capture(ref, amountMinor, key)),
    void: (ref, key) => limited(provider.void(ref, key)),
    refund: (ref, amountMinor, key) => limited(provider.refund(ref, amountMinor, key)),
    retrieveRefund: (refundRef) => limited(provider.retrieveRefund(refundRef)),
    listRefunds: (ref) => limited(provider.listRefunds(ref)),
    retrieveDispute: (disputeRef) => limited(provider.retrieveDispute(disputeRef)),
    listTransactions: (page) => limited(provider.listTransactions(page)),
  };
}
