export interface OobCode {
  email: string;
  /** Set where an address is to be changed. */
  newEmail?: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}

/** An account as the emulator exports it, its password in the clear. */
export type ExportedAccount = Record<string, unknown> & { localId: string; validSince?: string };

/** What this program asks of the emulator, as the project's owner. */
export class EmulatorClient {
  readonly #project: string;
  readonly #emulator: string;

  constructor(baseUrl: string, projectId: string) {
    this.#project = `${baseUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
    this.#emulator = `${baseUrl}/emulator/v1/projects/${projectId}`;
  }

  async exportAccounts(): Promise<ExportedAccount[]> {
    const { users = [] } = await this.#call<{ users?: ExportedAccount[] }>(
      `${this.#project}/accounts:batchGet?maxResults=-1`,
    );
    return users;
  }

  async importAccounts(users: ExportedAccount[]): Promise<void> {
    const { error = [] } = await this.#call<{ error?: { message: string }[] }>(
      `${this.#project}/accounts:batchCreate`,
      { users },
    );
    if (error[0] !== undefined) throw new Error(`The emulator refused an account: ${error[0].message}`);
    // An import ends every session ("valid since now"); signed-in browsers must not notice the restart.
    for (const { localId, validSince } of users) {
      if (validSince !== undefined)
        await this.#call(`${this.#project}/accounts:update`, { localId, validSince });
    }
  }

  async createAccount(account: { localId: string; email: string; password: string; displayName: string }) {
    await this.#call(`${this.#project}/accounts`, { ...account, emailVerified: true });
  }

  async listOobCodes(): Promise<OobCode[]> {
    const { oobCodes = [] } = await this.#call<{ oobCodes?: OobCode[] }>(`${this.#emulator}/oobCodes`);
    return oobCodes;
  }

  async #call<Answer>(url: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url, {
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
