import type { GateCheck } from './gate';

/** What it takes from the shell is what the live shell has. */
export const sharedVersionsCheck: GateCheck = ({ description: { shared, name } }, { shell }) =>
  Object.entries(shared).flatMap(([library, range]) => {
    const provided = shell.provides[library];
    if (provided === undefined) {
      return [
        {
          check: 'shared versions',
          problem: `${name} wants ${library} from the shell, which does not provide it.`,
          remedy: `Bundle ${library} in the remote, or release a shell that provides it first.`,
        },
      ];
    }
    if (satisfies(provided, range)) return [];
    return [
      {
        check: 'shared versions',
        problem: `${name} needs ${library} ${range}, the live shell provides ${provided}.`,
        remedy: `Build with ${library} ${provided} installed, or release a shell with the version that you need first.`,
      },
    ];
  });

/**
 * Whether a version is within a caret range, the only kind that our builds write.
 *
 * @param range such as `^19.0.0`; anything else is satisfied by nothing
 */
function satisfies(version: string, range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const given = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!wanted || !given) return false;
  const [, major, minor = 0, patch = 0] = wanted.map(Number);
  const [, hasMajor, hasMinor = 0, hasPatch = 0] = given.map(Number);
  if (major !== hasMajor) return false;
  return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
}
