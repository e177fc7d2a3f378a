import type { ProcessedPhoto } from './photos/process-photo.js';

declare module '../../platform/files/file-task.js' {
  interface FileKinds {
    photo: { task: { bytes: Uint8Array; name: string }; result: ProcessedPhoto };
  }
}
