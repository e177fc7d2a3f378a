import { invalid, newId } from './stripe-refusal.js';

interface DoubleAccount {
  id: string;
  object: 'account';
  email: string | null;
  payouts_enabled: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  metadata: Record<string, string>;
  external_accounts: { object: 'list'; data: DoubleBankAccount[]; has_more: false; url: string };
}

interface DoubleBankAccount {
  id: string;
  object: 'bank_account';
  status: 'new' | 'errored';
}

interface DoubleTransfer {
  id: string;
  object: 'transfer';
  amount: number;
  currency: string;
  destination: string;
  transfer_group: string | null;
  reversed: boolean;
  created: number;
  metadata: Record<string, string>;
}

interface DoublePayout {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  failure_code: string | null;
  metadata: Record<string, string>;
}

/** The connected accounts of one account, what was transferred to them and what went on to their banks. */
export class DoubleAccounts {
  readonly all = new Map<string, DoubleAccount>();
  readonly transfers: DoubleTransfer[] = [];
  readonly payouts: (DoublePayout & { account: string })[] = [];
  /** What of our own balance is available, in minor units. */
  availableMinor = Infinity;

  create(body: URLSearchParams): DoubleAccount {
    const account: DoubleAccount = {
      id: newId('acct'),
      object: 'account',
      email: body.get('email'),
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      metadata: { user_uuid: body.get('metadata[user_uuid]') ?? '' },
      external_accounts: { object: 'list', data: [], has_more: false, url: '/v1/accounts/external_accounts' },
    };
    this.all.set(account.id, account);
    return account;
  }

  get(id: string): DoubleAccount {
    const account = this.all.get(id);
    if (account === undefined) throw invalid('resource_missing', `No such account: '${id}'`, 404);
    return account;
  }

  /** The owner has said everything that Stripe asks for. */
  complete(id: string): DoubleAccount {
    this.giveBankAccount(id);
    return Object.assign(this.get(id), { payouts_enabled: true, capabilities: { transfers: 'active' } });
  }

  /** The owner gives another bank account. */
  giveBankAccount(id: string): DoubleBankAccount {
    const bank: DoubleBankAccount = { id: newId('ba'), object: 'bank_account', status: 'new' };
    this.get(id).external_accounts.data = [bank];
    return bank;
  }

  link(body: URLSearchParams): object {
    const { id } = this.get(body.get('account') ?? '');
    const [created, url] = [Math.floor(Date.now() / 1000), `https://connect.stripe.test/setup/${id}`];
    return { object: 'account_link', created, expires_at: created + 300, url };
  }

  transfer(body: URLSearchParams): DoubleTransfer {
    const { id: destination, capabilities } = this.get(body.get('destination') ?? '');
    const amount = Number(body.get('amount'));
    if (capabilities.transfers !== 'active') {
      throw invalid('insufficient_capabilities_for_transfer', 'Your destination account needs capabilities.');
    }
    if (amount > this.availableMinor) {
      throw invalid('balance_insufficient', 'You have insufficient available funds in your Stripe account.');
    }
    this.availableMinor -= amount;
    const transfer: DoubleTransfer = {
      id: newId('tr'),
      object: 'transfer',
      amount,
      currency: body.get('currency') ?? '',
      destination,
      transfer_group: body.get('transfer_group'),
      reversed: false,
      created: Math.floor(Date.now() / 1000),
      metadata: { transfer_uuid: body.get('metadata[transfer_uuid]') ?? '' },
    };
    this.transfers.push(transfer);
    return transfer;
  }

  reverse(id: string): object {
    const transfer = this.findTransfer(id);
    if (transfer.reversed) throw invalid('transfer_already_reversed', 'This transfer is already reversed.');
    transfer.reversed = true;
    this.availableMinor += transfer.amount;
    return { id: newId('trr'), object: 'transfer_reversal', amount: transfer.amount, transfer: id };
  }

  findTransfer(id: string): DoubleTransfer {
    const transfer = this.transfers.find((one) => one.id === id);
    if (transfer === undefined) throw invalid('resource_missing', `No such transfer: '${id}'`, 404);
    return transfer;
  }

  /** What is in an account and not on its way to its bank. */
  balanceOf(account: string): number {
    const received = this.transfers.filter((one) => one.destination === account && !one.reversed);
    const gone = this.payouts.filter(
      (one) => one.account === account && one.status !== 'failed' && one.status !== 'canceled',
    );
    const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
    return sum(received) - sum(gone);
  }

  payOut(account: string, body: URLSearchParams): object {
    const amount = Number(body.get('amount'));
    if (!this.get(account).payouts_enabled) throw invalid('payouts_not_allowed', 'Payouts are not allowed.');
    if (amount > this.balanceOf(account)) {
      throw invalid('balance_insufficient', 'The account has too little.');
    }
    const payout: DoublePayout & { account: string } = {
      id: newId('po'),
      object: 'payout',
      amount,
      currency: body.get('currency') ?? '',
      account,
      status: 'pending',
      failure_code: null,
      metadata: { transfer_uuid: body.get('metadata[transfer_uuid]') ?? '' },
    };
    this.payouts.push(payout);
    return withoutAccount(payout);
  }

  findPayout(account: string, id: string): object {
    const payout = this.payouts.find((one) => one.id === id && one.account === account);
    if (payout === undefined) throw invalid('resource_missing', `No such payout: '${id}'`, 404);
    return withoutAccount(payout);
  }

  listPayouts(account: string): object[] {
    return this.payouts.filter((one) => one.account === account).map(withoutAccount);
  }

  /** The owner's bank takes a payout, does not, or sends it back days later. */
  decide(status: 'paid' | 'failed', failureCode: string | null = null): { account: string; payout: object } {
    const payout = this.payouts.at(-1);
    if (payout === undefined) throw new Error('There is no payout to decide');
    Object.assign(payout, { status, failure_code: failureCode });
    // As Stripe does: nothing more goes to that bank account.
    const [bank] = this.get(payout.account).external_accounts.data;
    if (status === 'failed' && bank !== undefined) bank.status = 'errored';
    return { account: payout.account, payout: withoutAccount(payout) };
  }
}

function withoutAccount({ account: _account, ...payout }: DoublePayout & { account: string }): DoublePayout {
  return payout;
}
