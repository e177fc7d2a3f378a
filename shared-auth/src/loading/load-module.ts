import { loadCode } from './load-code';

/**
 * Loads code that is no component, under the clock of the navigation: a library that few visitors need. The next call
 * after a failure asks the network again.
 *
 * @param what begins the sentence of a failure: `The card form`
 * @throws RemoteLoadError with a readable message
 */
export function loadModule<T>(what: string, load: () => Promise<T>): Promise<T> {
  return loadCode({ owner: what, phase: 'module', load });
}
