import type { DocumentKind } from '../../src/modules/people/documents/documents.table.js';

export interface DemoDocumentKey {
  number: number;
  kind: DocumentKind;
  attempt: number;
  isBlurred: boolean;
  isPdf: boolean;
}

/** Under which key a drawn document is kept; it says how it is to be drawn. */
export function demoDocumentKey({ number, kind, attempt, isBlurred, isPdf }: DemoDocumentKey): string {
  return ['demo', number, kind, attempt, isBlurred && 'blurred', isPdf && 'pdf'].filter(Boolean).join('-');
}

/** What a key says; undefined for one that is not the demo's. */
export function readDemoDocumentKey(
  key: string,
): Pick<DemoDocumentKey, 'number' | 'isBlurred' | 'isPdf'> | undefined {
  const match = /^demo-(\d+)-[a-z_]+-\d+(-blurred)?(-pdf)?$/.exec(key);
  if (match === null) return undefined;
  const [, number, blurred, pdf] = match;
  return { number: Number(number), isBlurred: blurred !== undefined, isPdf: pdf !== undefined };
}
