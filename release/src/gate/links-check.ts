import type { ReleaseFile } from '@drove/federation/registry';
import { otherReleases } from '../registry/claim-conflicts';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { Refusal } from './gate';

/** Who links to paths of the app: a live release, or the mails. */
export interface LinkSource {
  /** "the shell", "remote-dashboard 1a2b3c". */
  who: string;
  links: string[];
}

/**
 * No page disappears to which another part of what is live, the shell or a mail links. A link that never led anywhere is
 * not looked for.
 *
 * @param live before the release
 * @param next as it would be with it
 * @param mails paths that mails link to
 */
export function linksCheck(
  { name }: Pick<ReleaseFile, 'name'>,
  live: ReleaseRegistry,
  next: ReleaseRegistry,
  mails: string[],
): Refusal[] {
  const before = live.remotes[name]?.current.description;
  if (!before) return [];
  const pages = otherReleases(next, []);
  const isThere = (link: string) => pages.some((release) => hasPage(release, link));
  return linkSources(next, name, mails).flatMap(({ who, links }) =>
    links
      .filter((link) => hasPage(before, link) && !isThere(link))
      .map((link) => ({
        check: 'links',
        problem: `${name} no longer has ${link}, to which ${who} links.`,
        remedy: `Keep the page, or lead from it to where its content is now. To take it away, first release ${who} without the link.`,
      })),
  );
}

function linkSources(registry: ReleaseRegistry, name: string, mails: string[]): LinkSource[] {
  const others = otherReleases(registry, []).filter((release) => release.name !== name);
  return [
    { who: 'the shell', links: registry.shell?.current.description.links ?? [] },
    ...others.map((release) => ({
      who: `${release.name} ${release.version}`,
      links: release.links ?? [],
    })),
    { who: 'the backend with its mails', links: mails },
  ];
}

/** Whether a release has a page for a path; `*` in a link is answered by a parameter only. */
export function hasPage({ screens }: Pick<ReleaseFile, 'screens'>, link: string): boolean {
  const wanted = link.split('/');
  return Object.keys(screens).some((pattern) => {
    const parts = pattern.split('/');
    return (
      parts.length === wanted.length &&
      parts.every((part, index) => (part.startsWith(':') && wanted[index] !== '') || part === wanted[index])
    );
  });
}
