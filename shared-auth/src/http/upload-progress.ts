/** What tells how much of a request's body has been sent, from 0 to 1. */
type OnProgress = (sent: number) => void;

/**
 * An option for one request of the API client, `api.post('photos', { body, ...withUploadProgress(show) })`, by which it
 * is sent through XMLHttpRequest. ky's own `onUploadProgress` streams the body, which browsers do over HTTP/2 alone, and
 * neither Firefox nor Safari at all.
 */
export function withUploadProgress(onProgress: OnProgress): { fetch: typeof fetch } {
  return { fetch: (input, init) => sendTelling(new Request(input, init), onProgress) };
}

async function sendTelling(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.arrayBuffer();
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(request.method, request.url);
    exchange.responseType = 'text';
    request.headers.forEach((value, name) => exchange.setRequestHeader(name, value));
    exchange.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    exchange.onload = () => resolve(responseOf(exchange));
    exchange.onerror = () => reject(new TypeError('Failed to fetch'));
    const giveUp = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    request.signal.addEventListener(
      'abort',
      () => {
        giveUp();
        exchange.abort();
      },
      { once: true },
    );
    if (request.signal.aborted) giveUp();
    else exchange.send(body);
  });
}

function responseOf(exchange: XMLHttpRequest): Response {
  const hasBody = ![204, 205, 304].includes(exchange.status);
  const response = new Response(hasBody ? exchange.responseText : null, {
    status: exchange.status,
    headers: { 'content-type': exchange.getResponseHeader('content-type') ?? 'application/json' },
  });
  return Object.defineProperty(response, 'url', { value: exchange.responseURL });
}
