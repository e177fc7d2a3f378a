import type { Demo } from '../src/start-backend.js';
import { demoPhotoStorage } from './cars/demo-photo-storage.js';
import { seedDemo } from './seed-demo.js';
import { drawnDocumentStorage } from './verification/drawn-document-storage.js';

/** People, cars, trips and files to look at: what `npm start` shows. */
export const demo: Demo = {
  seed: seedDemo,
  photoStorage: demoPhotoStorage,
  documentStorage: drawnDocumentStorage,
};
