import { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';

/** What a server says to one who begins: no password is asked for, and it is ready. */
const welcome = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

/** What only matters to a socket. */
const ignore = () => undefined;

function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

/**
 * A connection's stream that ends in a database of this process: no socket, and so nothing whose moment the operating
 * system decides.
 */
export class MessageStream extends EventEmitter {
  readonly #database: PGlite;
  readonly writable = true;
  #hasBegun = false;
  #messages: Buffer[] = [];

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  write(bytes: Buffer): boolean {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      queueMicrotask(() => this.emit('data', welcome));
      return true;
    }
    this.#messages.push(bytes);
    const type = String.fromCodePoint(bytes[0] ?? 0);
    // A query, or the end of one that is sent in parts.
    if (type === 'Q' || type === 'S') void this.#answer();
    return true;
  }

  async #answer(): Promise<void> {
    const asked = Buffer.concat(this.#messages);
    this.#messages = [];
    const answer = await this.#database.execProtocolRaw(asked, { syncToFs: false });
    this.emit('data', Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }

  readonly setNoDelay = ignore;
  readonly setKeepAlive = ignore;
  readonly cork = ignore;
  readonly uncork = ignore;
  readonly ref = ignore;
  readonly unref = ignore;
  end(): void {
    this.destroy();
  }
  destroy(): void {
    queueMicrotask(() => this.emit('close'));
  }
}
