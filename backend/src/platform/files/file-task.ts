import type { Problem } from '../http/problem.js';

/** What kinds of uploaded files are opened: each module adds its own, with what a worker gets and what it makes of it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules fill it
export interface FileKinds {}
export type FileKind = keyof FileKinds;

/** An uploaded file that a worker opens. */
export type FileTask<Kind extends FileKind = FileKind> = {
  [Each in Kind]: { kind: Each } & FileKinds[Each]['task'];
}[Kind];

/** What a worker answers: a refusal crosses the border between processes as its parts. */
export type FileAnswer =
  | { result: FileKinds[FileKind]['result'] }
  | { refusal: Pick<Problem, 'status' | 'code' | 'message' | 'fields'> }
  | { failure: string };
