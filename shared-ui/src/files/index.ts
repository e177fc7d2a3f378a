export { sendableFile, type FileObjection } from './sendable-file';
