/** A call of Stripe's library: the resource's file, its method, and names for the ids in its path. */
export interface StripeOperation {
  resource: string;
  method: string;
  ids?: readonly string[];
}

const of = (resource: string, ids: readonly string[], ...methods: string[]): StripeOperation[] =>
  methods.map((method) => ({ resource, method, ids }));

/** Every call that our adapter makes. What is not here, the double of Stripe refuses. */
export const stripeOperations: readonly StripeOperation[] = [
  ...of('PaymentIntents', [], 'create', 'list', 'search'),
  ...of('PaymentIntents', ['id'], 'retrieve', 'confirm', 'capture', 'cancel'),
  ...of('Refunds', [], 'create', 'list'),
  ...of('Refunds', ['id'], 'retrieve'),
  ...of('Disputes', ['id'], 'retrieve', 'update', 'close'),
  ...of('Files', [], 'create'),
  ...of('BalanceTransactions', [], 'list'),
  ...of('Customers', [], 'create'),
  ...of('Customers', ['id'], 'del'),
  ...of('PaymentMethods', ['id'], 'detach'),
  ...of('Accounts', [], 'create'),
  ...of('Accounts', ['id'], 'retrieve', 'createLoginLink'),
  ...of('AccountLinks', [], 'create'),
  ...of('Transfers', [], 'create', 'list'),
  ...of('Transfers', ['id'], 'retrieve', 'createReversal'),
  ...of('Payouts', [], 'create', 'list'),
  ...of('Payouts', ['id'], 'retrieve'),
];
