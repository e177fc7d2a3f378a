import type { RegistryEntry } from '@drove/federation/registry';
import type { ChosenEntry } from '../remotes/remotes';

/** Whose a file is, by the address that each release's files stand below. */
export interface KnownRelease {
  remote: string;
  version: string;
  /** Ends with a slash. */
  baseUrl: string;
  /** Swapped for this tab: nothing of it is reported. */
  overridden: boolean;
  /** Scripts whose failure is one of loading the remote, and counted as that. */
  entry?: string;
}

/** The releases that this page may have code of: the remotes', what they fall back on, and the shell's own. */
export function knownReleases(entries: ChosenEntry[], page: Document = document): KnownRelease[] {
  const remotes = entries.flatMap((entry) => {
    const overridden = entry.overridden ?? false;
    return [entry, ...(entry.fallback ? [entry.fallback] : [])].map((one) => aRelease(one, overridden, page));
  });
  return [...remotes, shellRelease(page)];
}

function aRelease(
  { name, baseUrl, release }: RegistryEntry,
  overridden: boolean,
  page: Document,
): KnownRelease {
  const released = 'manifest' in release ? undefined : release;
  return {
    remote: name,
    version: released?.version ?? 'unreleased',
    baseUrl: new URL(baseUrl, page.baseURI).href,
    overridden,
    ...(released ? { entry: released.entry } : {}),
  };
}

/** A released shell's page names its files by their address in the store, a local start's by one of its own. */
function shellRelease(page: Document): KnownRelease {
  for (const { src } of page.scripts) {
    const [, baseUrl, version] = /^(.*\/shell\/([\w.+-]+)\/)[^/]+\.js/.exec(src) ?? [];
    if (baseUrl !== undefined && version !== undefined)
      return { remote: 'shell', version, baseUrl, overridden: false };
  }
  const { href: baseUrl } = new URL('/', page.baseURI);
  return { remote: 'shell', version: 'unreleased', baseUrl, overridden: false };
}

/** The release that a file is of; the longest address, for a local shell's is the beginning of all others. */
export function releaseOf(url: string, releases: KnownRelease[]): KnownRelease | undefined {
  return releases
    .filter(({ baseUrl }) => url.startsWith(baseUrl))
    .toSorted((one, other) => other.baseUrl.length - one.baseUrl.length)[0];
}
