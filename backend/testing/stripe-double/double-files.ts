import { invalid, newId } from './stripe-refusal.js';

interface DoubleFile {
  id: string;
  object: 'file';
  purpose: string;
  filename: string;
  size: number;
  type: string;
}

/** Files of evidence: a bank reads PDF, JPEG and PNG of no more than five megabytes. */
const readable: Record<string, string> = {
  'application/pdf': '%PDF-',
  'image/jpeg': '\u00ff\u00d8',
  'image/png': '\u0089PNG',
};
const mostBytes = 5_000_000;

/** Files that were uploaded to an account. */
export class DoubleFiles {
  readonly all = new Map<string, DoubleFile & { bytes: Buffer }>();

  create(body: URLSearchParams): DoubleFile {
    const bytes = Buffer.from(body.get('file[data]') ?? '', 'base64');
    const type = body.get('file[type]') ?? '';
    const begins = readable[type];
    if (begins === undefined || !bytes.toString('latin1').startsWith(begins)) {
      throw invalid('invalid_file_type', `A file of evidence must not be of the type ${type}`);
    }
    if (bytes.length > mostBytes) throw invalid('file_too_large', 'The file is larger than 5 MB');
    const file: DoubleFile = {
      id: newId('file'),
      object: 'file',
      purpose: body.get('purpose') ?? '',
      filename: body.get('file[name]') ?? '',
      size: bytes.length,
      type: type.split('/')[1] ?? '',
    };
    this.all.set(file.id, { ...file, bytes });
    return file;
  }
}
