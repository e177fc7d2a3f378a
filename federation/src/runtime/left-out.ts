/*
 * In the place of what federation's runtime has beside loading a container by its address: its reading of manifests and
 * snapshots, its own preloading, and remotes that a build knows. The runtime names these wherever it makes an instance or
 * removes a remote, so that no bundler leaves them out by itself.
 */

/** As much as an instance touches; plug-ins of the browser extension give it hooks that nothing calls. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map<string, unknown>();
}

/** No remote is known by a snapshot. */
export const getGlobalRemoteInfo = () => ({});

const refuse = () => {
  throw new Error('Files are preloaded by the page, not by federation');
};

export {
  refuse as formatPreloadArgs,
  refuse as generatePreloadAssetsPlugin,
  refuse as preloadAssets,
  refuse as snapshotPlugin,
};

/** Remotes are registered at run time. */
export const remotes = undefined;
