import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmulatorClient, OobCode } from './emulator-client.js';

const mails: Record<string, { subject: string; text: string } | undefined> = {
  VERIFY_EMAIL: {
    subject: 'Confirm your email address',
    text: 'Open this link to confirm your email address:',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email address',
    text: 'Open this link to sign in with this address from now on:',
  },
  PASSWORD_RESET: { subject: 'Reset your password', text: 'Open this link to choose a new password:' },
};

/** The mails that the emulator would send if it could, each as a text file to open and follow, and a line in the log. */
export class Outbox {
  readonly #directory: string;
  readonly #client: EmulatorClient;
  readonly #written = new Set<string>();

  constructor(directory: string, client: EmulatorClient) {
    this.#directory = directory;
    this.#client = client;
  }

  /** Writes the mails that are not yet there. */
  async deliver(): Promise<void> {
    for (const code of await this.#client.listOobCodes()) {
      if (this.#written.has(code.oobCode)) continue;
      this.#written.add(code.oobCode);
      await mkdir(this.#directory, { recursive: true, mode: 0o700 });
      await writeFile(join(this.#directory, fileName(code)), mailOf(code), { mode: 0o600 });
      console.log(logLineOf(code));
    }
  }
}

/** A new address is confirmed by anyone who reads what is sent to it. */
function recipientOf({ email, newEmail }: OobCode): string {
  return newEmail ?? email;
}

function fileName(code: OobCode): string {
  const { requestType, oobCode } = code;
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const kind = requestType.toLowerCase().replaceAll('_', '-');
  // Whatever anybody typed as an address must not become a path.
  const recipient = recipientOf(code)
    .replace(/[^\w.@+-]/g, '_')
    .slice(0, 100);
  return `${time}-${kind}-${recipient}-${oobCode.slice(0, 6)}.txt`;
}

function mailOf(code: OobCode): string {
  const { requestType, oobLink } = code;
  const { subject, text } = mails[requestType] ?? { subject: requestType, text: 'Open this link:' };
  return `To: ${recipientOf(code)}\nSubject: ${subject}\n\n${text}\n\n${oobLink}\n`;
}

/** Its beginning is what `npm start` passes on to the terminal. What was typed as an address stays on one line. */
function logLineOf(code: OobCode): string {
  const subject = mails[code.requestType]?.subject ?? code.requestType;
  return `Mail to ${JSON.stringify(recipientOf(code))}: ${subject} ${code.oobLink}`;
}
