const optionName = 'onBytesSent';

type OnProgress = (sent: number) => void;

/**
 * An option for one request of the API client that tells how much of the body has been sent, from 0 to 1:
 * `api.post('photos', { body, ...withUploadProgress(show) })`. To stream the body would tell it, too, which browsers
 * do over HTTP/2 only.
 */
export function withUploadProgress(onProgress: OnProgress): object {
  return { [optionName]: onProgress };
}

/** How a request with these options is sent: by `fetch`, or by what can tell its progress. */
export function senderFor(options: object | undefined): (request: Request) => Promise<Response> {
  // The client hands every option that it does not know to `fetch`.
  const onProgress = (options as Record<string, unknown> | undefined)?.[optionName] as OnProgress | undefined;
  return onProgress ? (request) => sendTelling(request, onProgress) : (request) => fetch(request);
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
