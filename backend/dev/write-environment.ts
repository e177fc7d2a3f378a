import { writeFile } from 'node:fs/promises';
import { exampleFile, renderExample, renderSettings, settingsFile } from './environment-files.js';

await writeFile(exampleFile, renderExample());
await writeFile(settingsFile, await renderSettings());
