/** The environment cannot be used as it is; the message names the variable and says what would do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads typed values from environment variables. An empty variable counts as not set. */
export class EnvironmentReader {
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0') return false;
    throw this.refusal(name, 'must be true or false');
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value {
    const value = this.text(name) ?? fallback;
    const match = allowed.find((candidate) => candidate === value);
    if (match === undefined) throw this.refusal(name, `must be one of ${allowed.join(', ')}`);
    return match;
  }

  wholeNumber(name: string, fallback: number, { from, to }: { from: number; to: number }): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    if (!(number >= from && number <= to)) {
      throw this.refusal(name, `must be a whole number from ${from} to ${to}`);
    }
    return number;
  }

  /** 0 lets the system choose a free port. */
  port(name: string, fallback: number): number {
    return this.wholeNumber(name, fallback, { from: 0, to: 65_535 });
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw this.refusal(
        name,
        `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    }
    return value;
  }

  /** A comma-separated list of web origins, such as `https://app.example`. */
  origins(name: string): string[] | undefined {
    const values = this.text(name)?.split(',');
    return values?.map((value) => {
      const trimmed = value.trim().replace(/\/$/, '');
      if (!URL.canParse(trimmed) || new URL(trimmed).origin !== trimmed) {
        throw this.refusal(name, 'must be a comma-separated list of origins such as https://app.example');
      }
      return trimmed;
    });
  }

  /** Never repeats the value: DATABASE_URL holds a password. */
  refusal(name: string, reason: string): ConfigurationError {
    return new ConfigurationError(`${name}: ${reason}.`);
  }
}
