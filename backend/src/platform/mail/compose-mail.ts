import { escapeHtml } from './escape-html.js';
import type { SendMailOptions } from 'nodemailer';
import { brandName } from './brand.js';
import type { Mail, MailUpdate } from './mailer.js';
import type { MailSettings } from './mail-settings.js';

/** Gmail cuts off a mail of more than 102,400 bytes of HTML, and with its end the way to stop such mails. */
const mostBytesOfUpdates = 90_000;
/** Of one text, which takes up to six bytes for a character. */
const mostCharacters = 12_000;

/**
 * The mail as it goes out: plain text, and the same as HTML with a link to press for each thing that it tells. With one,
 * its title is the heading; with several, each has its own below the heading of all. Of more than mail programs show, the
 * newest are in it, and a link to the others.
 */
export function composeMail(mail: Mail, { from, appUrl }: MailSettings): SendMailOptions {
  const { name = '', address } = mail.to;
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`;
  const isOne = mail.updates.length === 1;
  const stop = mail.unsubscribeUrl;
  const urlOf = ({ link }: MailUpdate) => `${appUrl}/#${link}`;
  const all = mail.updates.map((update) => {
    const text = shortened(update.text);
    const heading = isOne ? '' : `<h2 style="font-size:1.1em">${escapeHtml(update.title)}</h2>`;
    const label = update.linkLabel ?? 'Open in the app';
    const link = `<a href="${escapeHtml(urlOf(update))}">${label}</a>`;
    return {
      text: `${sentence(update.title)}\n\n${text}\n\n${urlOf(update)}`,
      html: `${heading}<p>${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p><p>${link}</p>`,
    };
  });
  const shown = newestThatFit(all);
  const rest = all.length - shown.length;
  const restUrl = `${appUrl}/#/dashboard/notifications`;
  const andMore = `And ${rest} more`;
  return {
    from,
    to: { name, address },
    subject: mail.title,
    date: mail.createdAt,
    messageId: `<${mail.uuid}@${new URL(appUrl).hostname}>`,
    // No one's holiday notice need answer it.
    headers: { 'Auto-Submitted': 'auto-generated', ...(stop === undefined ? {} : stopHeaders(stop)) },
    text: [
      greeting,
      ...(isOne ? [] : [`${mail.title}:`]),
      ...shown.map(({ text }) => text),
      ...(rest === 0 ? [] : [`${andMore}: ${restUrl}`]),
      ...(stop === undefined ? [] : [`Stop these mails: ${stop}`]),
      `${brandName}\n`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en-GB"><body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
      `<p>${escapeHtml(greeting)}</p><h1 style="font-size:1.25em">${escapeHtml(mail.title)}</h1>`,
      ...shown.map(({ html }) => html),
      ...(rest === 0 ? [] : [`<p><a href="${escapeHtml(restUrl)}">${andMore}</a></p>`]),
      `<p style="color:#555">${brandName}${stop === undefined ? '' : ` · <a href="${escapeHtml(stop)}" style="color:inherit">Stop these mails</a>`}</p></body></html>`,
    ].join(''),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** In the order in which they happened; one always fits. */
function newestThatFit<Part extends { html: string }>(parts: Part[]): Part[] {
  let bytes = 0;
  const first = parts.findLastIndex(({ html }) => (bytes += Buffer.byteLength(html)) > mostBytesOfUpdates);
  return parts.slice(first + 1);
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`;
}

function sentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

/** As mail programs show a button for it, which needs no page: RFC 2369 and RFC 8058. */
function stopHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
