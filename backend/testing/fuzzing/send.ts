import { aForm } from '../a-photo.js';
import type { TestApp } from '../test-app.js';
import type { Caller } from './callers.js';
import { bytesOf } from './files.js';
import type { KnownValues } from './known-values.js';
import type { Operation } from './operations.js';
import type { GeneratedRequest, RequestBody } from './requests.js';

/** A request with nothing left to fill in. */
export interface ReadyRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

export interface Answer {
  status: number;
  contentType: string;
  body: string;
}

/** Fills in the known values, and the headers that make it the caller's. */
export async function prepare(
  { method, path }: Operation,
  { path: parameters, query, headers, body }: GeneratedRequest,
  { known, caller }: { known: KnownValues; caller: Caller },
): Promise<ReadyRequest> {
  const text = (value: unknown) => encode(String(known.fill(value)));
  const route = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => text(parameters[name]) || '-');
  const search = query.map(([name, value]) => `${encode(name)}=${text(value)}`).join('&');
  const { contentHeaders, payload } = await prepareBody(body, (value) => known.fill(value, caller.own));
  return {
    method,
    url: search === '' ? route : `${route}?${search}`,
    headers: { ...headers, ...caller.headers, ...contentHeaders },
    payload,
  };
}

async function prepareBody(body: RequestBody | undefined, fill: (value: unknown) => unknown) {
  if (body === undefined) return { contentHeaders: {}, payload: undefined };
  if (body.kind === 'file') {
    const { headers, payload } = aForm(await bytesOf(body.file), { name: body.file, field: body.field });
    return { contentHeaders: headers, payload };
  }
  const contentHeaders: Record<string, string> =
    body.contentType === '' ? {} : { 'content-type': body.contentType };
  const payload = body.kind === 'text' ? body.text : (JSON.stringify(fill(body.value)) as string | undefined);
  return { contentHeaders, payload };
}

/** Sends it into the app, without a network in between. */
export async function send({ app }: Pick<TestApp, 'app'>, request: ReadyRequest): Promise<Answer> {
  const { method, url, headers, payload } = request;
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    contentType: String(answer.headers['content-type'] ?? ''),
    body: answer.body,
  };
}

/** As `encodeURIComponent`, but a lone surrogate becomes the bytes that a careless client sends for it. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
