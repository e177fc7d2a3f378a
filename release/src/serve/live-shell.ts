import { PlainError } from '../progress';
import type { ShellFile } from '@drove/federation/registry/shell-file';
import { isIntact } from '../integrity';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';

/** The released shell as a page is made of it. */
export interface LiveShell {
  description: ShellFile;
  /** The built page, whose files are looked for beside it. */
  html: string;
  /** Where its files are; ends with a slash. */
  baseUrl: string;
  /** The script of its service worker; none where it has none, or none that was released. */
  worker?: string;
}

/**
 * Reads the live shell's page, once per version.
 *
 * @param publicUrl where browsers find the store's files; ends with a slash
 * @returns nothing for a registry without a shell
 */
export function shellReader(
  store: Pick<ReleaseStore, 'read' | 'description'>,
  publicUrl: string,
): (registry: ReleaseRegistry) => Promise<LiveShell | undefined> {
  let known: LiveShell | undefined;
  return async ({ shell }) => {
    if (!shell) return undefined;
    const { description } = shell.current;
    if (known?.description.version !== description.version) {
      const folder = `shell/${description.version}/`;
      const worker = await readWorker(store, folder, description);
      known = {
        description,
        html: await readPage(store, folder, description),
        baseUrl: publicUrl + folder,
        ...(worker === undefined ? {} : { worker }),
      };
    }
    return known;
  };
}

/** @throws PlainError when it is not the page that was released: no one is shown what a person has changed there */
async function readPage(
  store: Pick<ReleaseStore, 'read' | 'description'>,
  folder: string,
  { page, integrity }: ShellFile,
): Promise<string> {
  const bytes = await store.read(folder + page);
  if (bytes && isIntact(bytes, integrity[page])) return bytes.toString();
  throw new PlainError(
    `${folder}${page} in ${store.description} is ${bytes ? 'not what was released' : 'missing'}. ` +
      'Go back to another version: npm run rollback -- shell',
  );
}

/** The page does without it: a visit then asks the network for what it needs. */
async function readWorker(
  store: Pick<ReleaseStore, 'read' | 'description'>,
  folder: string,
  { worker, integrity }: ShellFile,
): Promise<string | undefined> {
  if (worker === undefined) return undefined;
  const bytes = await store.read(folder + worker);
  if (bytes && isIntact(bytes, integrity[worker])) return bytes.toString();
  console.error(
    `The page comes without a service worker: ${folder}${worker} is ${bytes ? 'not what was released' : 'missing'}`,
  );
  return undefined;
}
