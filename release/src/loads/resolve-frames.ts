import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StoredFiles } from '../store/release-store';

/**
 * Makes places in the source of places in built files, by the maps that are kept of each release.
 *
 * @param sourceMaps none where a bucket keeps none; then, and where a release has no map, a place stays as it is
 */
export function frameResolver(
  sourceMaps: Pick<StoredFiles, 'read'> | undefined,
): (frame: string) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = (path: string) => {
    const known = maps.get(path) ?? readMap(sourceMaps, path);
    maps.set(path, known);
    return known;
  };
  return async (frame) => {
    const { part, version, file, line, column } =
      /^(?<part>[^@/]+)@(?<version>[^/]+)\/(?<file>.+):(?<line>\d+):(?<column>\d+)$/.exec(frame)?.groups ??
      {};
    if (file?.split('/').includes('..') !== false) return frame;
    const map = await mapOf(`${part}/${version}/${file}.map`);
    // Browsers count columns from one, source maps from nought.
    const wanted = { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) };
    const found = map && originalPositionFor(map, wanted);
    if (found?.source == null) return frame;
    const name = found.name === null ? '' : `${found.name} `;
    return `${name}${found.source.replace(/^webpack:\/\/[^/]*\//, '')}:${found.line}:${found.column + 1}`;
  };
}

async function readMap(
  sourceMaps: Pick<StoredFiles, 'read'> | undefined,
  path: string,
): Promise<TraceMap | undefined> {
  try {
    const bytes = await sourceMaps?.read(path);
    return bytes && new TraceMap(bytes.toString());
  } catch {
    return undefined;
  }
}
