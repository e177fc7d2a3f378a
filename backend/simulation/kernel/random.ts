/** Numbers that look random and follow from a seed alone. */
export class Random {
  #state: number;

  constructor(seed: number | string) {
    this.#state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from');
    return value;
  }

  /** One of the keys, each as often as its weight says. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      rest -= weight;
      if (rest < 0) return key;
    }
    throw new Error('There is nothing to pick from');
  }

  bytes(length: number): Buffer {
    const bytes = Buffer.alloc(length);
    for (let index = 0; index < length; index += 1) bytes[index] = Math.floor(this.next() * 256);
    return bytes;
  }
}

/** FNV-1a: seeds that differ in one letter begin elsewhere. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}
