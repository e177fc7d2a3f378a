import { HTTPError } from './http-error';

type Parameter = string | number | boolean | undefined;

/** What goes with one request; what is not listed here, `fetch` gets as it is. */
export interface RequestOptions extends Omit<RequestInit, 'headers' | 'method' | 'signal'> {
  json?: unknown;
  /** What is undefined of the headers that every request has is left out. */
  headers?: Record<string, string | undefined>;
  /** Parameters that are undefined are left out. */
  searchParams?: URLSearchParams | Record<string, Parameter>;
  signal?: AbortSignal | undefined;
}

/** An answer on its way, whose body can be asked for at once. */
export interface PendingAnswer extends Promise<Response> {
  /** An empty text when there is no body. */
  json: <T = unknown>() => Promise<T>;
  text: () => Promise<string>;
  blob: () => Promise<Blob>;
}

type Ask = (path: string | URL, options?: RequestOptions) => PendingAnswer;

/** A function for each method: `get('cars')`, the path without a leading slash. */
export type Requests = Record<'get' | 'post' | 'put' | 'patch' | 'delete', Ask>;

interface Asking {
  /** The address that paths are below. */
  baseUrl: string;
  /** Of every request. */
  headers: Record<string, string>;
  fetch: typeof fetch;
}

/** Requests that are a success from 200 to 299 and rejected with an HTTPError otherwise; none is repeated. */
export function requestsWith({ baseUrl, headers, fetch }: Asking): Requests {
  const asking =
    (method: string): Ask =>
    (path, { json, searchParams, signal, ...options } = {}) => {
      const init = {
        ...options,
        method,
        signal: signal ?? null,
        headers: given({ ...headers, ...options.headers }),
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      };
      const url = typeof path === 'string' ? `${baseUrl.replace(/\/$/, '')}/${path}` : path.href;
      return withBody(
        fetch(url + queryOf(searchParams), init).then((response) => {
          if (!response.ok) throw new HTTPError(response, method);
          return response;
        }),
      );
    };
  return {
    get: asking('GET'),
    post: asking('POST'),
    put: asking('PUT'),
    patch: asking('PATCH'),
    delete: asking('DELETE'),
  };
}

function withBody(answer: Promise<Response>): PendingAnswer {
  const text = async () => (await answer).text();
  return Object.assign(answer, {
    text,
    json: async <T>() => {
      const body = await text();
      return (body === '' ? '' : JSON.parse(body)) as T;
    },
    blob: async () => (await answer).blob(),
  });
}

function queryOf(parameters: RequestOptions['searchParams'] = {}): string {
  const query = String(
    parameters instanceof URLSearchParams ? parameters : new URLSearchParams(given(parameters)),
  );
  return query && `?${query}`;
}

const given = (values: Record<string, Parameter>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
