import type { AccountHolder } from './account-holder.js';

/** What a provider knows of an owner's account. */
export interface ProviderAccount {
  ref: string;
  /** It pays out to it: nothing that it has to know is missing, and it has stopped nothing. */
  payoutsEnabled: boolean;
  /** The bank account, or accounts, that it pays out to; undefined as long as the owner has given none. */
  bankRef?: string;
  /** Their bank sent the last payout back, and they gave no other account since; undefined where that is not said. */
  isRefusedByBank?: boolean;
}

/** What a provider knows of a transfer to an owner, as far as their bank. */
export interface ProviderTransfer {
  status: 'sent' | 'paid' | 'failed';
  /** The provider's name for the transfer to the owner's account there; undefined when none was made. */
  transferRef: string | undefined;
  /** Its name for the way from there to the bank. */
  payoutRef: string | undefined;
  /** Why it failed, in the provider's word for it. */
  failure?: string;
}

/** A transfer of ours, and what we know of it. */
export interface TransferAsked {
  transferUuid: string;
  accountRef: string;
  amountMinor: number;
  currency: string;
}

/**
 * Pays owners through accounts of theirs at the provider. Every call may be repeated and then does nothing new. Never call
 * it inside a database transaction. All throw ProviderUnavailable and ProviderFault as PaymentProvider does.
 */
export interface OwnerTransfers {
  /** Makes an owner's account, once for each holder of one of ours. */
  createAccount: (
    owner: AccountHolder & { email: string; countryCode: string | undefined },
  ) => Promise<ProviderAccount>;
  /** How an account is now; undefined when the provider has none of this name. */
  retrieveAccount: (ref: string) => Promise<ProviderAccount | undefined>;
  /** An address, good once and for minutes, where the owner says who they are and gives their bank account. */
  onboardingUrl: (ref: string) => Promise<string>;
  /** Sends money to an owner's account and on to their bank. */
  send: (transfer: TransferAsked) => Promise<ProviderTransfer>;
  /** What has become of it. */
  retrieve: (transfer: TransferAsked & { payoutRef: string | null }) => Promise<ProviderTransfer>;
  /** Takes back what the owner's bank did not take. */
  takeBack: (transfer: TransferAsked & { transferRef: string }) => Promise<void>;
}
