import type { ReleaseFile } from '@drove/federation/registry';
import { isIntact } from '../integrity';
import type { ReleaseStore } from '../store/release-store';
import type { Refusal } from './gate';

/** As browsers ask, and as some programs on the way do. */
const asked = ['gzip, deflate, br', 'gzip', 'identity'];

/**
 * Every file of a release is where browsers will ask for it, byte for byte: asked for there where a person serves
 * the store, read from it otherwise.
 */
export async function checkReachable(
  store: ReleaseStore,
  { name, version, integrity }: Pick<ReleaseFile, 'name' | 'version' | 'integrity'>,
): Promise<Refusal[]> {
  const folder = `${name}/${version}`;
  const results = await Promise.all(
    Object.entries(integrity).map(async ([path, hash]) => {
      const problem = await problemOf(store, `${folder}/${path}`, hash);
      return problem === undefined ? [] : [problem];
    }),
  );
  return results.flat().map((problem) => ({
    check: 'reachable',
    problem,
    remedy: 'See that the address serves the store as it is, to any origin, and run the command again.',
  }));
}

async function problemOf(store: ReleaseStore, path: string, hash: string): Promise<string | undefined> {
  if (store.publicUrl === undefined) {
    const bytes = await store.read(path);
    if (!bytes) return `${path} is not in ${store.description}.`;
    return isIntact(bytes, hash) ? undefined : `${path} in ${store.description} has other content.`;
  }
  const url = `${store.publicUrl}${path}`;
  try {
    for (const encoding of asked) {
      const answer = await fetch(url, {
        headers: { 'Accept-Encoding': encoding },
        signal: AbortSignal.timeout(20_000),
        cache: 'no-store',
      });
      if (!answer.ok) return `${url} answered ${answer.status}.`;
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!isIntact(bytes, hash)) return `${url} answered with other content (${encoding}).`;
    }
    return undefined;
  } catch (error) {
    const { cause, message } = error as Error;
    return `${url} could not be reached (${cause instanceof Error ? cause.message : message}).`;
  }
}
