/** The registry's own format; raised when an older shell could not read it. */
export const REGISTRY_VERSION = 1;

/** Everything about one immutable release that a shell needs to load it. Paths are relative to `baseUrl`. */
export interface Release {
  version: string;
  contractVersion: number;
  /** The federation container's script. */
  entry: string;
  /** Further scripts of the exposed `./routes`. */
  routes: string[];
  styles: string[];
  /** The scripts of each screen by its full route pattern, for preloading. */
  screens: Record<string, string[]>;
  /** Subresource integrity by path: `sha384-…`. */
  integrity: Record<string, string>;
  /** Versions of the shared singletons that it needs: semver ranges. */
  shared: Record<string, string>;
}

export interface RegistryEntry {
  /** For people: `remote-auth`. */
  name: string;
  /** For federation, where a hyphen does not build: `remote_auth`. */
  scope: string;
  claims: { path: string; layout: string }[];
  /** Where the release's files are; ends with a slash. */
  baseUrl: string;
  /** The release itself, or where to read it (a path relative to `baseUrl`) when it may change at any time. */
  release: Release | { manifest: string };
}

/** Which remotes there are, and which release of each is live. */
export interface Registry {
  registryVersion: number;
  remotes: RegistryEntry[];
}
