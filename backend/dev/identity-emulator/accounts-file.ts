import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmulatorClient, ExportedAccount } from './emulator-client.js';

/** The emulator's accounts on disk. They hold passwords in the clear, so only this user may read the file. */
export class AccountsFile {
  readonly #path: string;
  readonly #client: EmulatorClient;
  #saved = '';
  #saving: Promise<void> = Promise.resolve();

  constructor(path: string, client: EmulatorClient) {
    this.#path = path;
    this.#client = client;
  }

  /** @returns false when there is nothing to restore: this is the first start */
  async restore(): Promise<boolean> {
    const content = await readFile(this.#path, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    if (content === undefined) return false;
    const accounts = parse(content, this.#path);
    if (accounts.length > 0) await this.#client.importAccounts(accounts);
    this.#saved = content;
    return true;
  }

  /** Writes the accounts if they have changed; one write at a time, and each of them whole or not at all. */
  async save(): Promise<void> {
    const next = this.#saving.then(() => this.#write());
    this.#saving = next.catch(() => undefined);
    await next;
  }

  async #write(): Promise<void> {
    const content = JSON.stringify({ users: await this.#client.exportAccounts() }, null, 2);
    if (content === this.#saved) return;
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const draft = `${this.#path}.draft`;
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.#path);
    this.#saved = content;
  }
}

function parse(content: string, path: string): ExportedAccount[] {
  try {
    return (JSON.parse(content) as { users: ExportedAccount[] }).users;
  } catch {
    throw new Error(
      `${path} cannot be read as accounts. Move it away to start again with the demo accounts only.`,
    );
  }
}
