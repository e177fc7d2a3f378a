/** The environment cannot be used as it is; the message names each variable, and says what would do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Never repeats the value: DATABASE_URL holds a password. */
export function refuseSetting(name: string, reason: string): ConfigurationError {
  return new ConfigurationError(`${name}: ${reason}.`);
}

/** All refusals in one error with a line each, so that what is wrong is mended in one go; nothing without any. */
export function throwAll(refusals: readonly ConfigurationError[]): void {
  const [first, ...others] = refusals;
  if (first === undefined) return;
  if (others.length === 0) throw first;
  const lines = refusals.map(({ message }) => message).join('\n');
  throw new ConfigurationError(`${refusals.length} settings cannot be used as they are:\n${lines}`);
}
