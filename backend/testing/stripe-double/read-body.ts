import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a request says, as a form: of a file its name, its type, and its bytes as base64. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return bytes.toString();
  // oxlint-disable-next-line typescript/no-deprecated -- of the double's own clients, one small file at a time
  const parts = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const form = new URLSearchParams();
  for (const [name, part] of parts) {
    if (typeof part === 'string') {
      form.append(name, part);
      continue;
    }
    form.append(`${name}[name]`, part.name);
    form.append(`${name}[type]`, part.type);
    form.append(`${name}[data]`, Buffer.from(await part.arrayBuffer()).toString('base64'));
  }
  return form.toString();
}
