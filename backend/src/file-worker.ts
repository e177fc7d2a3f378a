import { setPriority } from 'node:os';
import sharp from 'sharp';
import { makePaper } from './modules/payouts/papers/make-paper.js';
import { processDocument } from './modules/people/documents/process-document.js';
import { Problem } from './platform/http/problem.js';
import { processPhoto } from './modules/catalog/photos/process-photo.js';
import type { FileAnswer, FileTask } from './platform/files/file-task.js';

// The process in which uploaded files are opened and papers are made, one at a time and on one core: see decision 0100.
sharp.concurrency(1);
sharp.cache(false);
// Requests come first where cores are few.
setPriority(5);

process.on('disconnect', () => process.exit(0));
process.on('message', (task: FileTask) => {
  void open(task).then((answer) => process.send?.(answer));
});
process.send?.('ready');

async function open(task: FileTask): Promise<FileAnswer> {
  try {
    return { result: await work(task) };
  } catch (error) {
    if (!(error instanceof Problem))
      return { failure: error instanceof Error ? error.message : String(error) };
    const { status, code, message, fields } = error;
    return { refusal: { status, code, message, fields } };
  }
}

async function work(task: FileTask): Promise<Extract<FileAnswer, { result: unknown }>['result']> {
  if (task.kind === 'paper') return await makePaper(task.paper);
  return task.kind === 'photo'
    ? await processPhoto(task.bytes, task.name)
    : await processDocument(task.bytes, task);
}
