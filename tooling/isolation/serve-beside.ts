import type { Address } from '../local/stack/addresses';

/**
 * Serves another remote of this repository once it is wanted: once for all who want it, and again after a failure.
 *
 * @param serve starts its server
 */
export function serveBeside(
  remotes: Address[],
  serve: (remote: Address) => Promise<void>,
): (name: string) => Promise<void> {
  const starting = new Map<string, Promise<void>>();
  return (name) => {
    const remote = remotes.find((one) => one.name === name);
    if (!remote) return Promise.reject(new Error(`There is no ${name} here to load.`));
    const started =
      starting.get(name) ??
      serve(remote).catch((error: unknown) => {
        starting.delete(name);
        throw error;
      });
    starting.set(name, started);
    return started;
  };
}
