import { checkRelease, type Release } from 'federation/registry';

/**
 * Reads what a remote says of its own release, where the registry leaves it to the remote.
 *
 * @param signal aborts the request
 * @throws Error when there is no answer, a status outside 200–299, or something that is no release
 */
export async function loadManifest(url: string, signal: AbortSignal): Promise<Release> {
  // `reload` so that a bad answer that a cache has kept is not believed twice.
  const response = await fetch(url, { cache: 'reload', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return checkRelease(await response.json());
}
