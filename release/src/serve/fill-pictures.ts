import { escaped } from './escaped';

interface Released {
  baseUrl?: string;
  release?: { version?: string };
}

/** Says of each picture in a screen's frame whose file it is. */
export const ownPictures = (html: string, of: string): string =>
  html.replaceAll(
    / data-picture="([^"]*)"/g,
    (_all, file: string) => ` data-picture="${escaped(of)}/${file}"`,
  );

/**
 * Gives pictures in frames their address: it begins where the page's registry has the release. In a frame that is not
 * shown none is asked for, and one whose release the registry lacks comes with the app.
 */
export function fillPictures(html: string, registry: unknown): string {
  const { remotes } = (registry ?? {}) as { remotes?: (Released & { name: string; rollout?: Released })[] };
  const listed = Array.isArray(remotes) ? remotes.filter(Boolean) : [];
  return html.replaceAll(/ data-picture="([^"/]*)\/([^"]*)"/g, (_all, of: string, file: string) => {
    const base = listed
      .flatMap(({ name, rollout, ...current }) => [current, rollout].map((one) => ({ name, ...one })))
      .find(({ name, release }) => escaped(`${name} ${release?.version ?? ''}`) === of)?.baseUrl;
    return base === undefined ? '' : ` src="${escaped(base)}${file}" loading="lazy" fetchpriority="high"`;
  });
}
