import type { ProcessedDocument } from './documents/process-document.js';

declare module '../../platform/files/file-task.js' {
  interface FileKinds {
    document: {
      task: { bytes: Uint8Array; mayBePdf: boolean; mayBeSmall?: boolean };
      result: ProcessedDocument;
    };
  }
}
