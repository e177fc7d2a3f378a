import { brandName } from './brand.js';
import type { EnvironmentReader } from '../configuration/environment-reader.js';

/** How people are written to. */
export interface MailSettings {
  /** Sends through this server; without one, mails are files in the outbox folder. May hold a password. */
  smtpUrl: string | undefined;
  from: string;
  /** Where the app is; links in mails begin with it. */
  appUrl: string;
}

/**
 * SMTP_URL, MAIL_FROM and APP_URL.
 *
 * @param defaultAppUrl the shell's own address
 * @throws ConfigurationError naming the variable
 */
export function readMailSettings(read: EnvironmentReader, defaultAppUrl: string): MailSettings {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM');
  if (smtpUrl !== undefined && from === undefined) {
    throw read.refusal(
      'MAIL_FROM',
      'must be the sender, such as "Cars <no-reply@cars.example>", with SMTP_URL',
    );
  }
  return {
    smtpUrl,
    from: from ?? `${brandName} <no-reply@localhost>`,
    appUrl: (read.url('APP_URL', ['https:', 'http:']) ?? defaultAppUrl).replace(/\/$/, ''),
  };
}
