import type { ObserveCall } from '../../../platform/observability/observability.js';
import type { OwnerTransfers } from './owner-transfers.js';
import type { PaymentProvider } from './payment-provider.js';

/**
 * Every operation that asks the provider, by the name that metrics have for it: one that is missing does not compile.
 * `readEvent` asks no one.
 */
type Operations<Port> = {
  [
    Key in keyof Port as Port[Key] extends (...given: never[]) => Promise<unknown>
      ? Exclude<Key, 'readEvent'>
      : never
  ]: string;
};

const operations: Operations<PaymentProvider> = {
  createCustomer: 'create_customer',
  deleteCustomer: 'delete_customer',
  forgetMethod: 'forget_method',
  authorize: 'authorize',
  confirm: 'confirm',
  retrieve: 'retrieve',
  listSetAside: 'list_set_aside',
  capture: 'capture',
  void: 'void',
  refund: 'refund',
  retrieveRefund: 'retrieve_refund',
  listRefunds: 'list_refunds',
  retrieveDispute: 'retrieve_dispute',
  answerDispute: 'answer_dispute',
  listTransactions: 'list_transactions',
};
const transferOperations: Operations<OwnerTransfers> = {
  createAccount: 'create_account',
  retrieveAccount: 'retrieve_account',
  onboardingUrl: 'onboarding_url',
  send: 'send_transfer',
  retrieve: 'retrieve_transfer',
  takeBack: 'take_back_transfer',
};

/** A provider with something around each of its calls, those about transfers included. */
export function aroundCalls(provider: PaymentProvider, around: ObserveCall): PaymentProvider {
  return {
    ...wrap(provider, operations, around),
    transfers: wrap(provider.transfers, transferOperations, around),
  };
}

function wrap<Port extends object>(port: Port, names: Record<string, string>, around: ObserveCall): Port {
  const wrapped = Object.entries(names).map(([key, operation]) => {
    const call = port[key as keyof Port] as (...given: unknown[]) => Promise<unknown>;
    return [key, (...given: unknown[]) => around(operation, () => call(...given))];
  });
  return { ...port, ...(Object.fromEntries(wrapped) as Partial<Port>) };
}
