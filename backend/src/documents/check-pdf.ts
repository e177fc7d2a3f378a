import { inflateSync } from 'node:zlib';

/** What a scan never has and what makes a PDF do something, by the names that PDF gives them. */
const refusedNames: Record<string, string> = {
  JS: 'a script',
  JavaScript: 'a script',
  Launch: 'a command that starts a program',
  EmbeddedFile: 'another file inside it',
  EmbeddedFiles: 'another file inside it',
  RichMedia: 'a film or a program inside it',
  XFA: 'a form with a program inside it',
  SubmitForm: 'a form that sends data away',
  ImportData: 'a form that reads data',
  GoToE: 'a jump into another file',
  GoToR: 'a jump into another file',
  Encrypt: 'a password or a lock',
};

const longestInflated = 8 * 1024 * 1024;
const mostInflated = 32 * 1024 * 1024;

/**
 * Why a PDF cannot be taken; undefined for a plain one. Reads its structure wherever it may hide: in names that are
 * written with escapes (`/J#61vaScript`) and in compressed object streams.
 */
export function objectionToPdf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.startsWith('%PDF-')) return 'does not begin as a PDF does';
  if (!text.slice(-2048).includes('%%EOF')) return 'is cut off';

  let structure = '';
  let inflatedBytes = 0;
  let at = 0;
  // `stream` ends with a line break, which keeps it apart from `endstream` and from words in texts.
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    if (index < at) continue;
    const dictionary = text.slice(Math.max(at, text.lastIndexOf('obj', index)), index);
    structure += text.slice(at, index);
    const begin = index + keyword.length;
    const end = text.indexOf('endstream', begin);
    if (end === -1) return 'is cut off';
    at = end;
    const names = namesIn(dictionary);
    if (!names.has('ObjStm')) continue;
    const objects = inflateObjects(bytes.subarray(begin, end), names);
    inflatedBytes += objects?.length ?? 0;
    if (objects === undefined || inflatedBytes > mostInflated) return 'has parts that we cannot look into';
    structure += objects;
  }
  structure += text.slice(at);

  const names = namesIn(structure);
  const found = Object.keys(refusedNames).find((name) => names.has(name));
  return found === undefined ? undefined : `contains ${refusedNames[found] ?? 'something active'}`;
}

/** Every name of a piece of PDF, its escapes resolved. */
function namesIn(structure: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ''] of structure.matchAll(/\/([^\s()<>[\]{}/%]*)/g)) {
    names.add(
      name.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16))),
    );
  }
  return names;
}

/** The content of an object stream; undefined when it is packed in a way that hides it. */
function inflateObjects(packed: Uint8Array, names: ReadonlySet<string>): string | undefined {
  const filters = [...names].filter((name) => /(?:Decode|^Crypt)$/.test(name) || shortFilters.has(name));
  if (filters.length === 0) return Buffer.from(packed).toString('latin1');
  const isPlain = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
  if (!isPlain || names.has('Predictor')) return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: longestInflated }).toString('latin1');
  } catch {
    return undefined;
  }
}

const shortFilters = new Set(['Fl', 'LZW', 'A85', 'AHx', 'RL', 'CCF', 'DCT']);
