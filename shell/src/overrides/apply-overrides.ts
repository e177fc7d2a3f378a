import { checkReleaseFile, termsOf, type RegistryEntry } from '@drove/federation/registry';
import type { ChosenEntry } from '../remotes/remotes';
import { isBelow } from './address-prefix';
import type { Override, RefusedOverride } from './override';

/** What an override may do on this page. */
export interface OverrideRules {
  /** Named by the deployment: addresses with a path, ending with a slash. */
  allowedPrefixes: string[];
  /** On a page that only this computer can reach, every other address of this computer may be tried. */
  isLocalPage: boolean;
}

export interface AppliedOverrides {
  entries: ChosenEntry[];
  applied: Override[];
  refused: RefusedOverride[];
}

const isAddress = (target: string) => /^[a-z]+:\/\//i.test(target);
const isVersion = (target: string) => /^[\w.-]+$/.test(target);

/** Puts overrides in the place of the released remotes; what is not allowed is refused by name, never followed. */
export async function applyOverrides(
  entries: ChosenEntry[],
  overrides: Override[],
  rules: OverrideRules,
): Promise<AppliedOverrides> {
  const applied: Override[] = [];
  const refused: RefusedOverride[] = [];
  const result = [...entries];

  for (const override of overrides) {
    const at = entries.findIndex(({ scope }) => scope === override.scope);
    const entry = entries[at];
    const baseUrl = entry && folderOf(entry, override.target);
    const reason = !entry
      ? 'there is no such remote'
      : baseUrl === undefined
        ? 'it is neither an address nor a version that could be found'
        : reasonAgainst(entry, baseUrl, rules);
    if (reason !== undefined || !entry || baseUrl === undefined) {
      refused.push({ override, reason: reason ?? 'unknown' });
    } else {
      applied.push(override);
      result[at] = await overriddenEntry(entry, baseUrl);
    }
  }
  return { entries: result, applied, refused };
}

/** The folder in which a build describes itself. The extension names a file in it. */
function folderOf(entry: RegistryEntry, target: string): string | undefined {
  if (isAddress(target)) {
    if (!URL.canParse(target)) return undefined;
    const { origin, pathname, protocol } = new URL(target);
    if (protocol !== 'https:' && protocol !== 'http:') return undefined;
    const lastPart = pathname.slice(pathname.lastIndexOf('/') + 1);
    if (lastPart === '') return origin + pathname;
    return origin + (lastPart.includes('.') ? pathname.slice(0, -lastPart.length) : `${pathname}/`);
  }
  if (!isVersion(target) || entry.versionsUrl === undefined) return undefined;
  return `${entry.versionsUrl}${target}/`;
}

function reasonAgainst(entry: RegistryEntry, baseUrl: string, rules: OverrideRules): string | undefined {
  const own = entry.versionsUrl ?? entry.baseUrl;
  const withdrawn = Object.entries(entry.withdrawn ?? {}).find(([version]) =>
    isBelow(baseUrl, `${own}${version}/`),
  );
  if (withdrawn) return `version ${withdrawn[0]} was withdrawn: ${withdrawn[1]}`;
  if ([own, ...rules.allowedPrefixes].some((prefix) => isBelow(baseUrl, prefix))) return undefined;
  const { hostname, protocol } = new URL(baseUrl);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (rules.isLocalPage && isLocal) return undefined;
  return `${baseUrl} is not below an address that may be used here`;
}

/** With the paths and the places in menus that the other build claims; as released, where it cannot be read, so that its page says so. */
async function overriddenEntry(entry: RegistryEntry, baseUrl: string): Promise<ChosenEntry> {
  const { rollout: _none, ...known } = entry;
  const plain: ChosenEntry = { ...known, baseUrl, release: { manifest: 'release.json' }, overridden: true };
  try {
    const answer = await fetch(`${baseUrl}release.json`, {
      cache: 'reload',
      signal: AbortSignal.timeout(10_000),
    });
    const release = checkReleaseFile(await answer.json());
    return { ...plain, ...termsOf(release), release };
  } catch {
    return plain;
  }
}
