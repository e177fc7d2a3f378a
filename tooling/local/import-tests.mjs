// Imports the test files it is given, one after the other, into one process: with a process for each, half of the time
// went into loading the same modules and the embedded database again.
import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Longer than any test and any hook takes on a busy machine of two cores. */
const silenceMs = Number(process.env.TEST_SILENCE_MS ?? 300_000);

// What a test left open keeps the process alive after the last one, for ever and without a word. This timer does not.
let lastAt = Date.now();
afterEach(() => {
  lastAt = Date.now();
});
setInterval(() => {
  if (Date.now() - lastAt < silenceMs) return;
  const open = process.getActiveResourcesInfo().join(', ');
  writeSync(
    2,
    `\n✖ No test has ended for ${silenceMs / 1000} s, and the process goes on. Still open: ${open}\n`,
  );
  process.exit(1);
}, 1_000).unref();

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
