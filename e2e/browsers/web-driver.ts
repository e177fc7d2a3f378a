/** A session of W3C WebDriver: a method, a path below the session's, and what it takes. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** What a driver refused, by the name that the standard gives it. */
export class WebDriverError extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(`${kind}: ${message}`);
  }
}

/** Begins a session with the driver at this address. */
export async function beginSession(driver: string, capabilities: object): Promise<Command> {
  const begun = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = begun as { sessionId: string };
  return (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body);
}

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
