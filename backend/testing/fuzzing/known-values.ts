import type { Operation } from './operations.js';

/** Stands in a generated request for a value that an answer had before: which one is looked up when it is sent. */
export class KnownValue {
  constructor(
    readonly name: string,
    readonly index: number,
    /** Until there has been such an answer. */
    readonly fallback: unknown,
  ) {}

  toString(): string {
    return `known(${this.name}, ${this.index})`;
  }
}

const keptPerName = 40;

/** What answers have held so far, by field name: ids, cursors, slugs, amounts that later requests need. */
export class KnownValues {
  readonly #values = new Map<string, (string | number)[]>();
  readonly #paths: { names: string[]; pattern: RegExp }[];

  constructor(operations: readonly Operation[]) {
    this.#paths = operations
      .filter(({ path }) => path.includes('{'))
      .map(({ path }) => ({
        names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
        pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '([^/?]+)')}(?:\\?|$)`),
      }));
  }

  /** Remembers all texts and numbers of a JSON answer, and the parameters of paths that it links to. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name.replace(/s$/, ''));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) this.learn(item, key);
    } else if (typeof value === 'string' || typeof value === 'number') {
      this.#keep(name, value);
      if (typeof value === 'string' && value.includes('/')) this.#learnPath(value);
    }
  }

  /** A value that stood under this name, or under one that ends alike (`next_cursor` for `cursor`). */
  find({ name, index, fallback }: Omit<KnownValue, 'toString'>): unknown {
    const values = this.#values.get(name) ?? this.#likeNamed(name);
    return values === undefined ? fallback : values.at(-1 - (index % values.length));
  }

  /**
   * A generated value with each stand-in replaced by what it stands for.
   *
   * @param own what of these names is the caller's, such as the e-mail address: half of the stand-ins mean it
   */
  fill(value: unknown, own: Record<string, string> = {}): unknown {
    if (value instanceof KnownValue) {
      return (value.index % 2 === 0 ? own[value.name] : undefined) ?? this.find(value);
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item, own));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.fill(item, own)]));
  }

  #keep(name: string, value: string | number): void {
    const values = this.#values.get(name) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > keptPerName) values.shift();
    this.#values.set(name, values);
  }

  #learnPath(url: string): void {
    for (const { names, pattern } of this.#paths) {
      const found = pattern.exec(url);
      if (found !== null)
        names.forEach((name, at) => {
          this.#keep(name, found[at + 1]!);
        });
    }
  }

  #likeNamed(name: string): (string | number)[] | undefined {
    const alike = [...this.#values.keys()].find(
      (known) => known !== '' && (known.endsWith(`_${name}`) || name.endsWith(`_${known}`)),
    );
    return alike === undefined ? undefined : this.#values.get(alike);
  }
}
