/** Why a mail is never sent although nothing failed; what an administrator is shown as a failure leaves these out. */
export const withheldReasons = {
  closed: 'the account is closed',
  unwanted: 'they do not want it by mail',
  past: 'what it asked for is over',
  unconfirmed: 'the address is not confirmed',
} as const;
