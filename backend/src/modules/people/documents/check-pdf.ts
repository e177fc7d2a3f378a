import { inflateSync } from 'node:zlib';

/** What a scan never has and what makes a PDF do something, by the names that PDF gives them. */
const refusedNames = new Map([
  ['JS', 'a script'],
  ['JavaScript', 'a script'],
  ['Launch', 'a command that starts a program'],
  ['EmbeddedFile', 'another file inside it'],
  ['EmbeddedFiles', 'another file inside it'],
  ['RichMedia', 'a film or a program inside it'],
  ['XFA', 'a form with a program inside it'],
  ['SubmitForm', 'a form that sends data away'],
  ['ImportData', 'a form that reads data'],
  ['GoToE', 'a jump into another file'],
  ['GoToR', 'a jump into another file'],
  ['Encrypt', 'a password or a lock'],
]);

/** Far beyond a scan of a few pages, and little work: what is past them is refused unread. */
const pdfLimits = {
  streams: 2_000,
  /** Of one object stream, unpacked. */
  unpackedBytes: 4 * 1024 * 1024,
  /** Of all object streams together. */
  allUnpackedBytes: 16 * 1024 * 1024,
} as const;

const hidden = 'has parts that we cannot look into';

/** Whether a file is a PDF, by how it begins: programs put a byte-order mark or line breaks before that. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  return /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/.test(head.toString('latin1'));
}

/** Where a file ends without the white space and null bytes that scanners and mail programs pad it with. */
function endOf(bytes: Uint8Array): number {
  return bytes.findLastIndex((byte) => !paddingBytes.includes(byte)) + 1;
}

/** NUL, tab, line feed, form feed, carriage return, blank: white space as PDF has it. */
const paddingBytes = [0, 9, 10, 12, 13, 32];

/**
 * Why a PDF cannot be taken; undefined for a plain one. Reads its structure wherever it may hide: in names that are
 * written with escapes (`/J#61vaScript`) and in compressed object streams. Reads each byte a fixed number of times.
 */
export function findPdfViolation(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!isPdf(bytes)) return 'does not begin as a PDF does';
  if (!text.slice(0, endOf(bytes)).slice(-2048).includes('%%EOF')) return 'is cut off';

  let streams = 0;
  let unpackedBytes = 0;
  let at = 0;
  // Only a dictionary's end makes the word the begin of a stream; anything else is read as structure.
  const streamBegin = />>\s{0,16}stream\r?\n/g;
  for (let match = streamBegin.exec(text); match !== null; match = streamBegin.exec(text)) {
    const structure = text.slice(at, match.index);
    const begin = streamBegin.lastIndex;
    const end = text.indexOf('endstream', begin);
    if (end === -1) return 'is cut off';
    streams += 1;
    if (streams > pdfLimits.streams) return 'has more parts than a scan has';
    at = end;
    streamBegin.lastIndex = end;

    const dictionaryAt = Math.max(0, structure.lastIndexOf('obj'));
    const dictionaryText = structure.slice(dictionaryAt);
    const dictionary = describeDictionary(dictionaryText);
    const content = text.slice(begin, end);
    const objection =
      findStructureViolation(structure.slice(0, dictionaryAt)) ??
      findRefusedName(dictionaryText) ??
      findRefusedName(content, isUnmistakable);
    if (objection !== undefined) return objection;
    if (!dictionary.isObjectStream) continue;

    const objects = unpackObjects(bytes.subarray(begin, end), dictionary);
    unpackedBytes += objects?.length ?? 0;
    if (objects === undefined || unpackedBytes > pdfLimits.allUnpackedBytes) return hidden;
    const packedObjection = findRefusedName(objects);
    if (packedObjection !== undefined) return packedObjection;
  }
  return findStructureViolation(text.slice(at));
}

/** What lies outside streams and their dictionaries: an object stream there is one whose begin was not recognised. */
function findStructureViolation(structure: string): string | undefined {
  const objection = findRefusedName(structure);
  if (objection !== undefined) return objection;
  return describeDictionary(structure).isObjectStream ? hidden : undefined;
}

/**
 * Names that bytes of a picture do not happen to form. They are refused inside streams too: the word `stream` in a
 * text would otherwise hide what follows it.
 */
function isUnmistakable(name: string): boolean {
  return name.length >= 6;
}

/** The names of a piece of PDF, one by one, their escapes resolved. */
function* namesIn(structure: string): Generator<string> {
  for (const [, name = ''] of structure.matchAll(/\/([^\s\0()<>[\]{}/%]*)/g)) {
    yield name.includes('#')
      ? name.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))
      : name;
  }
}

function findRefusedName(text: string, counts = (_name: string) => true): string | undefined {
  for (const name of namesIn(text)) {
    const what = refusedNames.get(name);
    if (what !== undefined && counts(name)) return `contains ${what}`;
  }
  return undefined;
}

interface StreamDictionary {
  isObjectStream: boolean;
  filters: Set<string>;
  hasPredictor: boolean;
}

function describeDictionary(text: string): StreamDictionary {
  const found: StreamDictionary = { isObjectStream: false, filters: new Set(), hasPredictor: false };
  for (const name of namesIn(text)) {
    if (name === 'ObjStm') found.isObjectStream = true;
    else if (name === 'Predictor') found.hasPredictor = true;
    else if (/(?:Decode|^Crypt)$/.test(name) || shortFilters.has(name)) found.filters.add(name);
  }
  return found;
}

/** The content of an object stream; undefined when it is packed in a way that hides it. */
function unpackObjects(packed: Uint8Array, { filters, hasPredictor }: StreamDictionary): string | undefined {
  if (filters.size === 0) return Buffer.from(packed).toString('latin1');
  const isPlain = filters.size === 1 && (filters.has('FlateDecode') || filters.has('Fl'));
  if (!isPlain || hasPredictor) return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: pdfLimits.unpackedBytes }).toString('latin1');
  } catch {
    return undefined;
  }
}

const shortFilters = new Set(['Fl', 'LZW', 'A85', 'AHx', 'RL', 'CCF', 'DCT']);
