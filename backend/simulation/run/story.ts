import { createHash } from 'node:crypto';

/** What happened, line by line, and a hash of all of it. */
export class Story {
  readonly lines: string[] = [];
  readonly #hash = createHash('sha256');

  tell(line: string): void {
    const told = `${new Date().toISOString()}  ${line}`;
    this.lines.push(told);
    this.#hash.update(told).update('\n');
  }

  hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }
}
