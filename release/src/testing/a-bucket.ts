import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listenOnLoopback } from '../serve/loopback';

/** As much of S3 as a release store uses: put (also on a condition), get, head and list, for one bucket. */
export async function aBucket(): Promise<{
  endpoint: string;
  keys: () => string[];
  /** What an object is stored with: its type and its encoding. */
  headersOf: (key: string) => { type: string | undefined; encoding: string | undefined } | undefined;
  stop: () => Promise<void>;
}> {
  const objects = new Map<string, Buffer>();
  const stored = new Map<string, { type: string | undefined; encoding: string | undefined }>();
  const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

  const server = await listenOnLoopback(0, (request, response) => {
    const answer = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}) => {
      const bytes = Buffer.from(body);
      response.writeHead(status, { 'Content-Length': bytes.length, ...headers });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    };
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
    const known = objects.get(key);
    if (request.method === 'PUT') {
      void bodyOf(request).then((body) => {
        const { 'if-match': wanted, 'if-none-match': none } = request.headers;
        const now = objects.get(key);
        if ((none === '*' && now) || (wanted !== undefined && (!now || tagOf(now) !== wanted))) {
          answer(412, '<Error><Code>PreconditionFailed</Code></Error>');
          return;
        }
        objects.set(key, body);
        const encoding = request.headers['content-encoding']
          ?.split(/, */)
          .find((one) => one !== 'aws-chunked');
        stored.set(key, { type: request.headers['content-type'], encoding });
        answer(200, '', { ETag: tagOf(body) });
      });
    } else if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix));
      const contents = found.map((one) => `<Contents><Key>${one}</Key><Size>1</Size></Contents>`).join('');
      answer(200, `<ListBucketResult><KeyCount>${found.length}</KeyCount>${contents}</ListBucketResult>`);
    } else if (known) {
      answer(200, known, { ETag: tagOf(known) });
    } else {
      answer(404, '<Error><Code>NoSuchKey</Code></Error>');
    }
  });
  return {
    endpoint: `http://localhost:${server.port}`,
    keys: () => [...objects.keys()],
    headersOf: (key) => stored.get(key),
    stop: server.stop,
  };
}

/** What was sent, without the frame that the client's checksums put around it. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return sent;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = sent.indexOf('\r\n', at);
    const length = Number.parseInt(sent.subarray(at, end).toString(), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(sent.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
