declare let __webpack_get_script_filename__: (chunkId: string | number) => string;
declare let __webpack_chunk_load__: (chunkId: string | number, ...further: unknown[]) => Promise<unknown>;
declare const __webpack_public_path__: string;

declare global {
  var __FILES__:
    | { addressOf: (url: string) => string; asked: (url: string, arrival: Promise<unknown>) => void }
    | undefined;
}

/**
 * Part of the shell's and of every remote's entry: each of its chunks is asked for at the address that shared-auth's
 * `files` gives for that file, and how the request ends is recorded there, because a browser sends no second request for
 * an address that hangs and keeps wrong bytes that came from one.
 */
export default function chunkRequests() {
  const filename = __webpack_get_script_filename__;
  const load = __webpack_chunk_load__;
  __webpack_get_script_filename__ = (chunkId) => {
    const base = __webpack_public_path__;
    const file = filename(chunkId);
    return globalThis.__FILES__?.addressOf(base + file).slice(base.length) ?? file;
  };
  __webpack_chunk_load__ = (chunkId, ...further) => {
    const arrival = load(chunkId, ...further);
    globalThis.__FILES__?.asked(__webpack_public_path__ + filename(chunkId), arrival);
    return arrival;
  };
  return { name: 'chunk-requests' };
}
