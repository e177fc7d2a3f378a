import { PlainError } from '@drove/release/progress';
import type { Existing } from './existing-remotes';

/** What a person asked for. */
export interface WantedRemote {
  /** With or without `remote-` in front. */
  name: string;
  claim?: string | undefined;
  layout?: string | undefined;
}

/** A remote that nothing stands in the way of. */
export interface RemotePlan {
  /** `remote-trip-notes`, which is its folder, too. */
  name: string;
  /** For federation: `remote_trip_notes`. */
  scope: string;
  /** `/trip-notes` */
  claim: string;
  layout: string;
  port: number;
  /** `Trip notes` */
  title: string;
  /** `TripNotesScreen` */
  screen: string;
  /** `trip-notes-screen` */
  screenFile: string;
}

const layouts = ['public', 'auth', 'dashboard'];
const words = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const path = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * Everything that is to be decided about a new remote.
 *
 * @throws PlainError when the name or the claim is not possible or not free
 */
export function planRemote(
  { name: given, claim, layout = 'public' }: WantedRemote,
  existing: Existing,
): RemotePlan {
  const short = given.replace(/^remote-/, '');
  if (!words.test(short)) {
    throw new PlainError(
      `"${given}" cannot be a remote's name: use small letters, digits and single hyphens, such as trip-notes.`,
    );
  }
  const name = `remote-${short}`;
  if (existing.folders.includes(name))
    throw new PlainError(`There is a folder ${name} already. Choose another name.`);
  if (!layouts.includes(layout)) {
    throw new PlainError(`The shell has no layout "${layout}". It has: ${layouts.join(', ')}.`);
  }
  const claimed = claim ?? (layout === 'dashboard' ? `/dashboard/${short}` : `/${short}`);
  refuseClaim(claimed, existing);
  const title = short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ');
  return {
    name,
    scope: name.replaceAll('-', '_'),
    claim: claimed,
    layout,
    port: Math.max(3000, ...existing.remotes.map(({ port }) => port)) + 1,
    title,
    screen: `${short.replace(/(^|-)([a-z0-9])/g, (_all, _hyphen, letter: string) => letter.toUpperCase())}Screen`,
    screenFile: `${short}-screen`,
  };
}

function refuseClaim(claim: string, { remotes }: Existing): void {
  const advice = 'Choose another with --claim /path.';
  if (!path.test(claim)) {
    throw new PlainError(
      `"${claim}" cannot be claimed: a path begins with "/" and has small letters, digits and hyphens. ${advice}`,
    );
  }
  for (const { name, claims, pages } of remotes) {
    if (claims.some((one) => one.path === claim))
      throw new PlainError(`${claim} is claimed by ${name}. ${advice}`);
    const page = pages.find((pattern) => matches(pattern, claim));
    if (page !== undefined) throw new PlainError(`${claim} is a page of ${name} (${page}). ${advice}`);
  }
}

function matches(pattern: string, claim: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(claim);
}
