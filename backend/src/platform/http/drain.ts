import { finished, type Readable } from 'node:stream';

/** Enough for what a person could have meant to send; who sends for longer may lose the answer. */
const limitMs = 10_000;

/**
 * Reads what is left of a refused body and throws it away. A sender whose connection is closed while it still sends
 * never reads the answer: a browser calls it a network error.
 */
export async function drain(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limitMs);
    finished(body, () => {
      clearTimeout(timer);
      resolve();
    });
    body.resume();
  });
}
