/** What a build was made of, beside its files: kept with the source maps, and never served. */
export const BUILD_GRAPH_FILE = 'build-graph.json';

/** The modules of a build by their path in the repository: `remote-auth/src/routes.tsx`, `node_modules/yup/index.js`. */
export interface BuildGraph {
  modules: string[];
}

/** Files of a build that visitors never get. */
export const isPrivateFile = (path: string): boolean => path.endsWith('.map') || path === BUILD_GRAPH_FILE;

/**
 * What a build says that it was made of.
 *
 * @throws Error when it is not legible
 */
export function checkBuildGraph(value: unknown): BuildGraph {
  const modules: unknown = (value as Partial<BuildGraph> | null)?.modules;
  if (!Array.isArray(modules) || !modules.every((one) => typeof one === 'string'))
    throw new Error('its "modules" are missing or wrong');
  return { modules };
}
