import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { untriedChanges } from './untried-changes';

const root = join(import.meta.dirname, '../..');

interface ApiDocument {
  paths: Record<string, Record<string, object>>;
}

const readDocument = () =>
  JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8')) as ApiDocument;

const fileOf = (dataDir: string) => join(dataDir, 'changes-made.txt');

/** Writes down each request by which a page changed something at the real API, and was answered that it has. */
export function recordChanges(
  context: BrowserContext,
  { apiUrl, dataDir }: { apiUrl: string; dataDir: string },
) {
  context.on('response', (response) => {
    const method = response.request().method();
    if (!response.ok() || ['GET', 'OPTIONS', 'HEAD'].includes(method)) return;
    const url = response.url();
    if (!url.startsWith(`${apiUrl}/`)) return;
    appendFileSync(fileOf(dataDir), `${method} ${new URL(url).pathname}\n`);
  });
}

/**
 * Operations by which a screen changes something, and which no journey has brought about: what the tests of screens answer
 * themselves, only the API can refuse.
 */
export function untriedOperations(dataDir: string): string[] {
  const sources = readSources();
  // A verb may be the last part: `/cars/{car_uuid}/${move}`.
  const isSent = (path: string) =>
    sources.includes(`${path}'`) || sources.includes(`${path.slice(0, path.lastIndexOf('/'))}/\${`);
  const made = existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), 'utf8').split('\n') : [];
  return Object.entries(readDocument().paths)
    .filter(([path]) => isSent(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => ({
          name: `${method.toUpperCase()} ${path}`,
          pattern: new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        })),
    )
    .filter(({ name, pattern }) => !untriedChanges.has(name) && !made.some((line) => pattern.test(line)))
    .map(({ name }) => name);
}

function readSources(): string {
  const folders = readdirSync(root).filter((name) => /^(remote-.*|shell|shared-auth|api-client)$/.test(name));
  return folders
    .map((folder) => join(root, folder, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|generated/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
