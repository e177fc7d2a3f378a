import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.js';
import type { Mail, Mailer } from './mailer.js';
import type { MailSettings } from './mail-settings.js';

/** Writes each mail as an `.eml` file, which any mail program opens; for trying out and development. */
export function folderMailer(directory: string, settings: MailSettings): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(composeMail(mail, settings));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, fileName(mail));
      // No one who looks into the folder sees half a mail, and a mail sent again is the same file.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => {
      composer.close();
    },
  };
}

function fileName({ createdAt, kind, to, uuid }: Mail): string {
  const time = createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
  // Whatever anybody typed as an address must not become a path.
  const recipient = to.address.replace(/[^\w.@+-]/g, '_').slice(0, 100);
  return `${time}-${kind.replaceAll('_', '-')}-${recipient}-${uuid.slice(0, 8)}.eml`;
}
