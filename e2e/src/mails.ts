import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './journey';
import { readStack } from './stack-under-test';

/** The link of this form in the newest mail to an address that has one, as soon as it is there. */
export async function linkSentTo(address: string, form = /http:\S+/): Promise<string> {
  const outbox = join(readStack().dataDir, 'outbox');
  let link = '';
  await expect(async () => {
    const names = (await readdir(outbox)).filter(
      (file) => file.includes(address) && /\.(eml|txt)$/.test(file),
    );
    const mails = await Promise.all(names.map(async (name) => await readFile(join(outbox, name), 'utf8')));
    link = mails.map((mail) => form.exec(asText(mail))?.[0] ?? '').findLast((found) => found !== '') ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** What a mail says; the backend's break long lines. */
const asText = (mail: string) =>
  mail.includes('quoted-printable') ? mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') : mail;
