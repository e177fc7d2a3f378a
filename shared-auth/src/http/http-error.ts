/** The backend's answer to a request when it was no success. */
export class HTTPError extends Error {
  override readonly name = 'HTTPError';

  constructor(
    readonly response: Response,
    method: string,
  ) {
    super(`Request failed with status code ${response.status}: ${method} ${response.url}`);
  }
}
