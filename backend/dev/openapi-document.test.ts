import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { problemCodes } from '../src/platform/http/problem.js';
import { openapiFile, renderOpenapi } from './openapi-document.js';

it('openapi.json matches the code; if not, run: npm run openapi', async () => {
  assert.equal(await readFile(openapiFile, 'utf8'), await renderOpenapi());
});

it('openapi.json lists every error code of the API', async () => {
  const { components } = JSON.parse(await renderOpenapi()) as {
    components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } };
  };
  assert.deepEqual(components.schemas.Problem.properties.code.enum, [...problemCodes]);
});
