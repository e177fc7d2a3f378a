import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './journey';
import { readStack } from './stack-under-test';

/** The link in the mail that the identity service has sent to an address, as soon as it is there. */
export async function linkSentTo(address: string): Promise<string> {
  const outbox = join(readStack().dataDir, 'outbox');
  let link = '';
  await expect(async () => {
    const name = (await readdir(outbox)).filter((file) => file.includes(address)).at(-1);
    const mail = name === undefined ? '' : await readFile(join(outbox, name), 'utf8');
    link = /http:\S+/.exec(mail)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
