import { runBackend } from '../src/run-backend.js';
import { demoPicturesByKey } from './cars/demo-pictures.js';
import { drawnPhotoStorage } from './cars/drawn-photo-storage.js';
import { seedDemo } from './seed-demo.js';
import { drawnDocumentStorage } from './verification/drawn-document-storage.js';

await runBackend({
  seed: seedDemo,
  photoStorage: (storage) => drawnPhotoStorage(storage, demoPicturesByKey()),
  documentStorage: drawnDocumentStorage,
});
