export { readHeldMinor } from './accounts/balances.repository.js';
export { postMovement } from './accounts/post-entries.repository.js';
export { syncRefundCash } from './accounts/refund-cash.repository.js';
export {
  bookingLines,
  changeLines,
  lateFeeLines,
  ledgerLine,
  owedLine,
  reversed,
  takenLine,
  waivedLines,
} from './ledger/ledger-lines.js';
export { post, readBalance, readDisputeLines } from './ledger/ledger.repository.js';
export type { LedgerLine } from './ledger/ledger.table.js';
export type { CashMovement, ProviderCash } from './reconciliation/provider-cash.js';
