import type { Static } from 'typebox';
import { refuseSetting } from '../configuration/configuration-error.js';
import { settings, text, url } from '../configuration/setting.js';
import { refuseInsecureAddress } from '../http/refuse-insecure-address.js';
import { brandName } from './brand.js';

export const mailEnvironment = settings('Mails', {
  SMTP_URL: url(
    ['smtp:', 'smtps:'],
    'The server that sends mails. They are files in `outbox` of DATA_DIR without it.',
    {
      secret: true,
      example: 'smtps://user:password@mail.example',
      neededFor: 'mails to be sent',
    },
  ),
  MAIL_FROM: text('The sender; needed with SMTP_URL.', {
    example: 'Cars <no-reply@cars.example>',
    neededFor: 'mails to have a sender',
  }),
  APP_URL: url(['https:', 'http:'], 'Where the app is; links in mails begin with it.', {
    defaultText: 'the shell on this computer',
    neededFor: 'the links in mails',
    refuseWhenReal: refuseInsecureAddress,
  }),
});

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
export function readMailSettings(
  { SMTP_URL: smtpUrl, MAIL_FROM: from, APP_URL: appUrl }: Static<typeof mailEnvironment>,
  defaultAppUrl: string,
): MailSettings {
  if (smtpUrl !== undefined && from === undefined) {
    throw refuseSetting(
      'MAIL_FROM',
      'must be the sender, such as "Cars <no-reply@cars.example>", with SMTP_URL',
    );
  }
  return {
    smtpUrl,
    from: from ?? `${brandName} <no-reply@localhost>`,
    appUrl: (appUrl ?? defaultAppUrl).replace(/\/$/, ''),
  };
}
