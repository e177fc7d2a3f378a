import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const noteIn = (folder: string) => join(folder, 'served-at');

/** Leaves a note in a store's folder that says where browsers find its files; `withdraw` takes it away again. */
export async function noteServedUrl(folder: string, url: string): Promise<{ withdraw: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await writeFile(noteIn(folder), url);
  return { withdraw: () => rm(noteIn(folder), { force: true }) };
}

/** Where a folder is served now; nothing when the note is not there, or is that of a server that was killed. */
export async function servedUrl(folder: string, waitMs = 3000): Promise<string | undefined> {
  const url = await readFile(noteIn(folder), 'utf8').catch(() => undefined);
  if (url === undefined) return undefined;
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(waitMs) });
    return url;
  } catch (error) {
    // A busy computer is no reason to look for the files elsewhere than browsers do; a killed server refuses at once.
    return (error as Error).name === 'TimeoutError' ? url : undefined;
  }
}
