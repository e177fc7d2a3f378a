/**
 * Whether this process is about to stop. From then on it is not ready, and each connection ends with its next answer, so
 * that proxies and clients go on with another process before this one closes.
 */
export class Draining {
  #hasBegun = false;

  begin(): void {
    this.#hasBegun = true;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }
}
