import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Singleton {
  /** What remotes ask for. */
  range: string;
  /** What the shell provides. */
  version: string;
  /** The module that the shell provides under this name, when it is not the package itself. */
  module?: string;
}

const installed = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
const sameMajor = (version: string) => `^${version.split('.')[0] ?? version}.0.0`;

function fromPackage(name: string, module?: string): Singleton {
  const version = installed(name);
  return { version, range: sameMajor(version), ...(module === undefined ? {} : { module }) };
}

/**
 * What there must be exactly one of in the page; the shell provides it, remotes never bring their own copy.
 * Everything else is bundled in its remote, so that teams choose their libraries alone.
 *
 * @param contractVersion of shared-auth, which is versioned by it
 */
function singletons(contractVersion: number): Record<string, Singleton> {
  return {
    react: fromPackage('react'),
    'react-dom': fromPackage('react-dom'),
    'react-router-dom': fromPackage('react-router-dom', '@drove/shared-auth/router'),
    // Without its own container and the CSS-in-JS that draws it: the shell draws toasts itself.
    'react-hot-toast': fromPackage('react-hot-toast', 'react-hot-toast/headless'),
    // A shell of the next contract speaks this one, too; which ones it speaks is asked of its description, and when it mounts.
    '@drove/shared-auth': {
      version: `${contractVersion}.0.0`,
      range: `^${contractVersion}.0.0 || ^${contractVersion + 1}.0.0`,
    },
  };
}

/** The shell's side: eager, because its entry is its bootstrap and nothing is gained by another round trip. */
export function providedSingletons(contractVersion: number) {
  return Object.fromEntries(
    Object.entries(singletons(contractVersion)).map(([name, { version, range, module }]) => [
      name,
      {
        singleton: true,
        eager: true,
        version,
        requiredVersion: range,
        ...(module ? { import: module } : {}),
      },
    ]),
  );
}

/** A remote's side: taken from the shell or refused, never a second copy. */
export function consumedSingletons(contractVersion: number) {
  return Object.fromEntries(
    Object.entries(singletons(contractVersion)).map(([name, { range }]) => [
      name,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: range },
    ]),
  );
}

/** The versions that this checkout's shell provides, by name. */
export function providedVersions(contractVersion: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(singletons(contractVersion)).map(([name, { version }]) => [name, version]),
  );
}
