import type { ReadyRequest } from './send.js';

/** The request as a line for a shell; tokens are left out, the caller's name is said beside it. */
export function curlLine({ method, url, headers, payload }: ReadyRequest): string {
  const given = Object.entries(headers).map(
    ([name, value]) => `-H ${quote(`${name}: ${hidden(name, value)}`)}`,
  );
  const text = typeof payload === 'object' ? payload.toString('latin1') : payload;
  const body = text === undefined ? [] : ['--data-binary', quote(shorten(text))];
  return ['curl', '-X', method, ...given, ...body, quote(`http://localhost:4000${url}`)].join(' ');
}

function hidden(name: string, value: string): string {
  return name === 'authorization' ? 'Bearer $TOKEN' : value;
}

function shorten(text: string): string {
  return text.length <= 600 ? text : `${text.slice(0, 300)}…(${text.length} characters)…${text.slice(-100)}`;
}

/** In single quotes, or in `$'…'` when it holds what a terminal does not show. */
function quote(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (!/[\u0000-\u001f\u007f]/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `$'${escaped}'`;
}
