import { brandName } from '../../../platform/mail/brand.js';
import type { Topic } from './preferences.table.js';

const mailsOf: Record<Topic, string> = {
  messages: 'mails about new messages',
  trips: 'mails about requests, trips and changes',
};

/** A page that works in any mail program's browser: no script, nothing from elsewhere. */
function page(heading: string, rest: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${heading} – ${brandName}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}button{font:inherit;padding:.6rem 1.2rem}</style>
</head><body><main><h1>${heading}</h1>${rest}</main></body></html>
`;
}

/** Asks: programs that look at links for dangers open this, and must not stop anything. */
export const askPage = (topic: Topic): string =>
  page(
    'Stop these mails?',
    `<p>${brandName} will send you no more ${mailsOf[topic]}. You’ll still find them in the app.</p><form method="post"><button>Stop these mails</button></form>`,
  );

export const donePage = (topic: Topic): string =>
  page(
    'Stopped',
    `<p>${brandName} sends you no more ${mailsOf[topic]}. You can turn them on again under “My account”, “Notification settings”.</p>`,
  );

export const unknownPage = page(
  'This link is no longer valid',
  '<p>The account may have been closed. Choose which mails you get under “My account”, “Notification settings”.</p>',
);
