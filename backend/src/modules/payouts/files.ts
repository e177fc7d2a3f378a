import type { Paper } from './papers/make-paper.js';

declare module '../../platform/files/file-task.js' {
  interface FileKinds {
    paper: { task: { paper: Paper }; result: Uint8Array };
  }
}
