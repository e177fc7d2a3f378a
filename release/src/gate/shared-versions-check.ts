import type { ReleaseFile } from '@drove/federation/registry';
import type { Refusal, ShellFacts } from './gate';

/** What it takes from the shell is what the shell has. */
export function sharedVersionsCheck(remote: ReleaseFile, shell: ShellFacts): Refusal[] {
  return [...versionsCheck(remote, shell), ...namesCheck(remote, shell)];
}

function versionsCheck({ shared, name }: ReleaseFile, shell: ShellFacts): Refusal[] {
  return Object.entries(shared).flatMap(([library, range]) => {
    const provided = shell.provides[library];
    if (provided === undefined) {
      return [
        {
          check: 'shared versions',
          problem: `${name} wants ${library} from the shell, which does not provide it.`,
          remedy: `Bundle ${library} in the remote, or release a shell that provides it, together with it: npm run release -- shell ${name}.`,
        },
      ];
    }
    if (satisfies(provided, range)) return [];
    return [
      {
        check: 'shared versions',
        problem: `${name} needs ${library} ${range}, the shell provides ${provided}.`,
        remedy: `Build with ${library} ${provided} installed, or release a shell with the version that you need together with it: npm run release -- shell ${name}.`,
      },
    ];
  });
}

/** The shell may be older than a name, although both are of one contract. */
function namesCheck({ uses = {}, name }: ReleaseFile, { names = {} }: ShellFacts): Refusal[] {
  return Object.entries(uses).flatMap(([library, used]) => {
    const known = names[library];
    const unknown = known ? used.filter((one) => !known.includes(one)) : [];
    if (unknown.length === 0) return [];
    return [
      {
        check: 'shared versions',
        problem: `${name} imports ${unknown.join(', ')} of ${library}, which the shell does not have.`,
        remedy: `Release the shell that has it first, or together with it: npm run release -- shell ${name}.`,
      },
    ];
  });
}

/**
 * Whether a version is within a caret range, or one of several: the only kinds that our builds write.
 *
 * @param range such as `^19.0.0` or `^1.0.0 || ^2.0.0`; anything else is satisfied by nothing
 */
const satisfies = (version: string, range: string): boolean =>
  range.split(' || ').some((one) => isWithin(version, one));

function isWithin(version: string, range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const given = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!wanted || !given) return false;
  const [, major, minor = 0, patch = 0] = wanted.map(Number);
  const [, hasMajor, hasMinor = 0, hasPatch = 0] = given.map(Number);
  if (major !== hasMajor) return false;
  return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
}
