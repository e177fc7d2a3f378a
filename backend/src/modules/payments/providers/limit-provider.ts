import { Problem } from '../../../platform/http/problem.js';
import { aroundCalls } from './around-calls.js';
import { ProviderFault, ProviderUnavailable, type PaymentProvider } from './payment-provider.js';

/**
 * A provider that answers in time or not at all: whatever takes longer, or fails in a way that is no refusal, is
 * ProviderUnavailable. What it was asked may still be done; `retrieve` tells.
 */
export function limitProvider(provider: PaymentProvider, limitMs: number): PaymentProvider {
  return aroundCalls(provider, async (_operation, call) => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new ProviderUnavailable(`The payment provider did not answer within ${limitMs} ms`));
      }, limitMs);
    });
    try {
      return await Promise.race([call(), timeout]);
    } catch (error) {
      const isAnswer =
        error instanceof Problem || error instanceof ProviderUnavailable || error instanceof ProviderFault;
      if (isAnswer) throw error;
      throw new ProviderUnavailable('The payment provider failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  });
}
