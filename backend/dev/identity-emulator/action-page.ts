import { isLoopbackHost } from '../../src/platform/http/loopback.js';

interface ActionAnswer {
  authEmulator?: { success?: string; error?: string; instructions?: string };
  error?: { message?: string };
}

/** What to answer the browser of a person who followed a link from a mail. */
export type ActionPage = { status: number; html: string } | { redirectTo: string };

/**
 * Follows a link on the emulator and turns its answer, JSON meant for a developer, into a page meant for the person who
 * got the mail: a form for the new password, or what came of it.
 *
 * @param link the link with its query
 * @param newPassword what the form sent
 */
export async function followLink(link: URL, newPassword: string | undefined): Promise<ActionPage> {
  const target = new URL(link);
  if (newPassword !== undefined) target.searchParams.set('newPassword', newPassword);
  const response = await fetch(target, { redirect: 'manual' });
  const redirectTo = response.headers.get('location');
  if (redirectTo !== null) {
    // Firebase refuses addresses outside the project's list; the request for the mail chose this one.
    if (isOnThisMachine(redirectTo)) return { redirectTo };
    return page(200, 'Your email address is confirmed', '<p>You can close this page.</p>');
  }

  const answer = (await response.json()) as ActionAnswer;
  const { success, error, instructions = '' } = answer.authEmulator ?? {};
  if (success !== undefined) return page(200, success, '<p>You can close this page and sign in.</p>');
  if (error?.startsWith('missing newPassword') === true)
    return page(200, 'Choose a new password', passwordForm());
  if (answer.error?.message?.startsWith('WEAK_PASSWORD') === true) {
    return page(400, 'Choose a new password', passwordForm('Password must be at least 6 characters'));
  }
  return page(400, error ?? 'This link does not work.', `<p>${escape(instructions)}</p>`);
}

function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && isLoopbackHost(hostname);
}

function passwordForm(problem = ''): string {
  return `<form method="post">
    <p role="alert">${escape(problem)}</p>
    <label>New password <input name="newPassword" type="password" minlength="6" required autofocus autocomplete="new-password"></label>
    <button>Save</button>
  </form>`;
}

function page(status: number, heading: string, content: string): ActionPage {
  const title = escape(heading);
  return {
    status,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin">
<style>body{font:1rem/1.5 system-ui;max-width:28rem;margin:4rem auto;padding:0 1rem}input,button{font:inherit;padding:.4rem}</style>
</head><body><h1>${title}</h1>${content}</body></html>`,
  };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
