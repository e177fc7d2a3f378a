import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../http/loopback.js';
import { composeMail } from './compose-mail.js';
import type { Mailer } from './mailer.js';
import type { MailSettings } from './mail-settings.js';

/** Together less than the time for which a mail that is being sent is kept from others. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server, encrypted unless it runs on this computer. */
export function smtpMailer(smtpUrl: string, settings: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...limits,
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
  });
  return {
    send: async (mail) => {
      await transport.sendMail(composeMail(mail, settings));
    },
    close: () => {
      transport.close();
    },
  };
}
