declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

declare global {
  var __REMOTE_ATTEMPTS__: Record<string, number> | undefined;
}

/**
 * Part of the shell's and of every remote's entry: its chunks are asked for with the number of the attempt, because a browser
 * sends no second request for a URL that hangs. The numbers are counted by shared-auth's `attempts`.
 */
export default function attemptQuery() {
  const filename = __webpack_get_script_filename__;
  let scope: string | undefined;
  __webpack_get_script_filename__ = (chunkId) => {
    const attempt = (scope === undefined ? undefined : globalThis.__REMOTE_ATTEMPTS__?.[scope]) ?? 1;
    return attempt > 1 ? `${filename(chunkId)}?mf-attempt=${attempt}` : filename(chunkId);
  };
  return {
    name: 'attempt-query',
    beforeInit<T extends { options: { name: string } }>(args: T): T {
      scope = args.options.name;
      return args;
    },
  };
}
