/** One remote swapped for this tab. */
export interface Override {
  /** The remote's federation name. */
  scope: string;
  /** A version of it, or the address of a build. */
  target: string;
  /** When it was chosen: milliseconds since 1970. */
  since: number;
  /** Who chose it: this app's link or panel, or the browser extension of Module Federation. */
  by: 'link' | 'extension';
}

/** An override that is not followed, and why. */
export interface RefusedOverride {
  override: Override;
  reason: string;
}

/** Forgotten after a working day: what a person tries out must not stay until they have forgotten it themselves. */
export const overrideLifetimeMs = 8 * 3600 * 1000;
