import type { SendMailOptions } from 'nodemailer';
import { brandName } from '../../brand.js';
import type { Mail } from './mailer.js';
import type { MailSettings } from './mail-settings.js';

/** The mail as it goes out: plain text, and the same as HTML with a link to press. */
export function composeMail(mail: Mail, { from, appUrl }: MailSettings): SendMailOptions {
  const url = `${appUrl}/#${mail.link}`;
  const greeting = `Hello ${mail.to.name},`;
  const sentence = /[.?!]$/.test(mail.title) ? mail.title : `${mail.title}.`;
  return {
    from,
    to: mail.to,
    subject: mail.title,
    date: mail.createdAt,
    messageId: `<${mail.uuid}@${new URL(appUrl).hostname}>`,
    // Nobody's holiday notice need answer it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${greeting}\n\n${sentence}\n\n${mail.text}\n\n${url}\n\n${brandName}\n`,
    html: [
      '<!doctype html><html lang="en-GB"><body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
      `<p>${escapeHtml(greeting)}</p><h1 style="font-size:1.25em">${escapeHtml(mail.title)}</h1>`,
      `<p>${escapeHtml(mail.text)}</p><p><a href="${escapeHtml(url)}">Open it in the app</a></p>`,
      `<p style="color:#555">${brandName}</p></body></html>`,
    ].join(''),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Names and reasons are typed by people. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
