import { join } from 'node:path';
import { folderMailer } from './folder-mailer.js';
import type { Mailer } from './mailer.js';
import type { MailSettings } from './mail-settings.js';
import { smtpMailer } from './smtp-mailer.js';

/** The mailer that the settings describe; without a server, mails are files in `<dataDirectory>/outbox`. */
export function openMailer(settings: MailSettings, dataDirectory: string): Mailer {
  return settings.smtpUrl === undefined
    ? folderMailer(join(dataDirectory, 'outbox'), settings)
    : smtpMailer(settings.smtpUrl, settings);
}
