/** The environment cannot be used as it is; the message names the variable and says what would do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Never repeats the value: DATABASE_URL holds a password. */
export function refuseSetting(name: string, reason: string): ConfigurationError {
  return new ConfigurationError(`${name}: ${reason}.`);
}
