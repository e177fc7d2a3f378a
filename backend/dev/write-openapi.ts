import { writeFile } from 'node:fs/promises';
import { openapiFile, renderOpenapi } from './openapi-document.js';

await writeFile(openapiFile, await renderOpenapi());
