import type { ProcessedDocument } from '../documents/process-document.js';
import type { Problem } from '../http/problem.js';
import type { ProcessedPhoto } from '../photos/process-photo.js';

/** An uploaded file that a worker opens. */
export type FileTask =
  { kind: 'photo'; bytes: Uint8Array; name: string } | { kind: 'document'; bytes: Uint8Array };

/** What each kind of file becomes. */
export interface FileResults {
  photo: ProcessedPhoto;
  document: ProcessedDocument;
}

/** What a worker answers: a refusal crosses the border between processes as its parts. */
export type FileAnswer =
  | { result: FileResults[FileTask['kind']] }
  | { refusal: Pick<Problem, 'status' | 'code' | 'message' | 'fields'> }
  | { failure: string };
