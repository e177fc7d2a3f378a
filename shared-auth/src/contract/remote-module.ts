import type { ComponentType, ReactNode } from 'react';

/**
 * The version of everything a remote may rely on: this module's types, the session, the shared singletons.
 * Raised when a remote built for the old one would break; a release says which one it was built for.
 */
export const CONTRACT_VERSION = 1;

/**
 * The versions that this commit's shell mounts: this one, and the one before it, so that teams elsewhere release after the
 * shell. The one before is missing only where no shell can speak both, such as with a new major of React.
 */
export const CONTRACTS: readonly number[] = [1];

/** The frame that the shell puts around a remote's screens. */
export type LayoutKind = 'public' | 'auth' | 'dashboard';

/** A path that a remote owns together with everything below it; `/` owns only itself. */
export interface RemoteClaim {
  path: string;
  layout: LayoutKind;
}

/** One screen of a remote; `path` is relative to the claim. */
export interface RemoteRoute {
  path?: string;
  index?: true;
  /** The document's title while the screen shows, without the product's name. */
  title: string;
  /** Loads the screen's code; called again when the visitor asks to try again. */
  screen: () => Promise<ComponentType>;
}

/** What a remote exposes as `./routes`. */
export interface RemoteModule {
  contractVersion: number;
  /** As in the registry, for example `remote-auth`. */
  name: string;
  claims: (RemoteClaim & { routes: RemoteRoute[] })[];
  /** The remote's own providers, for example its query cache. */
  Root?: ComponentType<{ children: ReactNode }>;
}

/** The part of `remote.json` that the contract needs. */
export interface RemoteDescription {
  name: string;
  /** `layout` is a plain string in JSON; `defineRemote` checks it. */
  claims: { path: string; layout: string }[];
}
