import type { MenuEntry } from './menus';
import type { Origins } from './origins';

/** The registry's own format; raised when an older shell could not read it. */
export const REGISTRY_VERSION = 1;

/** The file beside a remote's build that describes it to the registry, and to a shell that reads it directly. */
export const RELEASE_FILE = 'release.json';

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
  /** Subresource integrity by path: `sha256-…`. */
  integrity: Record<string, string>;
  /** Versions of the shared singletons that it needs: semver ranges. */
  shared: Record<string, string>;
  /** What screens ask the API for first, where anyone may know it, by their full route pattern. */
  firstData?: Record<string, FirstData>;
}

/** The first GET of a screen, which is asked for before the screen's code is there. */
export interface FirstData {
  /** Below the API's address: `cars/:id`, `cars?place&limit=24`; what has no value is the route's own. */
  get: string;
  /** The photo in the answer that is the screen's largest element. */
  photo?: {
    /** Where it is: `cars.0.photo`. */
    at: string;
    /** As in the `sizes` of the image that shows it. */
    sizes: string;
  };
}

/** What a remote says of itself to the platform, and may say anew with each release. */
export interface RemoteTerms {
  claims: Claim[];
  /** Its places in the shell's menus; older builds have none. */
  menus?: MenuEntry[];
  /** Origins that its pages need beside the API; for the page's policy. */
  origins?: Origins;
}

/** What a build says of itself in `release.json`: the release, and whose it is. */
export interface ReleaseFile extends Release, RemoteTerms {
  name: string;
  scope: string;
  /** What its own code imports of each shared library; older builds do not say. */
  uses?: Record<string, string[]>;
  /** The file with what a page shows of its entry screens before any script is there. */
  frames?: string;
  /** Paths that its code may link to, `*` for what is only known in the browser; older builds do not say. */
  links?: string[];
}

/** A path that a remote owns, and the frame that it wants there. */
export interface Claim {
  path: string;
  layout: string;
}

/** A newer release that a part of the browsers gets already. */
export interface Rollout extends RemoteTerms {
  /** Of all browsers, 0 to 100. */
  percent: number;
  baseUrl: string;
  release: Release;
}

export interface RegistryEntry extends RemoteTerms {
  /** For people: `remote-auth`. */
  name: string;
  /** For federation, where a hyphen does not build: `remote_auth`. */
  scope: string;
  /** Where the release's files are; ends with a slash. */
  baseUrl: string;
  /** The release itself, or where to read it (a path relative to `baseUrl`) when it may change at any time. */
  release: Release | { manifest: string };
  rollout?: Rollout;
  /** Where every version of it is, each in a folder named after it; ends with a slash. */
  versionsUrl?: string;
  /** Versions that no link may choose any more, and why. */
  withdrawn?: Record<string, string>;
}

/** Which remotes there are, and which release of each is live. */
export interface Registry {
  registryVersion: number;
  /** The version of the released shell whose page this is; pages that stay open compare it. */
  shell?: string;
  remotes: RegistryEntry[];
}
