/** A remote's module is not what the shell can mount; the message says what to mend. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
