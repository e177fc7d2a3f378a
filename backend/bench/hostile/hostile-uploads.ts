import sharp from 'sharp';
import { aForm, aPhoto } from '../../testing/a-photo.js';
import type { KnownValues } from '../../testing/fuzzing/known-values.js';
import type { ApiDocument, Operation } from '../../testing/fuzzing/operations.js';
import { sampleOf } from '../../testing/sample-of.js';
import { aPngClaiming, aPngOfTextChunks, slowPdfs } from '../../testing/slow-files.js';
import { headersOf, sendOver, type Account, type HostileRequest } from './client.js';
import type { HostileClass } from './hostile-requests.js';

const megabyte = 2 ** 20;
const accounts: Account[] = ['owner', 'new-customer', 'customer', 'admin'];

/** For every operation that takes a file: files made to be slow, sent by an account from which it takes a good one. */
export async function hostileUploadClasses(
  baseUrl: string,
  { operations, resolve }: ApiDocument,
  known: KnownValues,
): Promise<HostileClass[]> {
  const doors: ((file: Uint8Array, name: string) => HostileRequest)[] = [];
  for (const operation of operations) {
    const form = Object.entries(operation.requestBody ?? {}).find(([type]) => type.startsWith('multipart/'));
    const [field] = Object.keys(form?.[1].schema.properties ?? {});
    if (field === undefined) continue;
    const door = await findDoor(baseUrl, operation, (name, index) => {
      const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
      return String(known.find({ name, index, fallback: sampleOf(schema, resolve) }));
    });
    doors.push((file, name) => upload(operation, { ...door, field, file, name }));
  }
  const files: [name: string, file: Uint8Array][] = [
    ['PNG of text chunks', await aPngOfTextChunks(4 * megabyte)],
    ['PNG of 16 bits a channel', await aDeepPng(3_000)],
    ['PNG that claims to be huge', aPngClaiming({ side: 60_000, isDeep: true })],
    ...Object.entries(slowPdfs).map(
      ([name, make]) => [`PDF: ${name}`, make(2 * megabyte)] as [string, Uint8Array],
    ),
  ];
  return files.map(([name, file]) => ({
    name: `file: ${name}`,
    requests: doors.map((make) => make(file, name.startsWith('PDF') ? 'scan.pdf' : 'photo.png')),
  }));
}

/** A real picture of a few kilobytes, whose pixels take eight bytes each once it is decoded. */
async function aDeepPng(side: number): Promise<Buffer> {
  const picture = sharp({ create: { width: side, height: side, channels: 4, background: '#36985240' } });
  return await picture.toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
}

interface Door {
  url: string;
  account: Account;
}

/** Whose upload to which address is accepted: the operation's rules say so best by themselves. */
async function findDoor(
  baseUrl: string,
  operation: Operation,
  valueOf: (name: string, index: number) => string,
): Promise<Door> {
  const file = await aPhoto();
  const [field = ''] = Object.keys(Object.values(operation.requestBody ?? {})[0]?.schema.properties ?? {});
  for (let index = 0; index < 12; index += 1) {
    const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name, index));
    for (const account of accounts) {
      const request = upload(operation, { url, account, field, file, name: 'good.jpg' });
      if ((await sendOver(baseUrl, request)).status < 300) return { url, account };
    }
  }
  throw new Error(`${operation.id} accepted a good file from no account`);
}

function upload(
  { id, method }: Operation,
  { url, account, field, file, name }: Door & { field: string; file: Uint8Array; name: string },
): HostileRequest {
  const { headers, payload } = aForm(file, { name, field });
  return {
    what: id,
    method,
    url,
    headers: { ...headersOf(account), ...headers },
    body: new Uint8Array(payload),
  };
}
