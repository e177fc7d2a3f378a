import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';
import { packageOf } from '@drove/federation/scope';

export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}
export interface Operation {
  /** None for what anyone may ask; one of them empty for what may be asked in no one's name. */
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | undefined>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation | undefined> | undefined>;
  components: { schemas: Record<string, Schema> };
}

let document: ApiDocument | undefined;
/** As the backend of this checkout says it, or the API's installed client. */
const [apiFile = ''] = ['backend', join('node_modules', packageOf('api-client'))]
  .map((folder) => join(workspaceRoot, folder, 'openapi.json'))
  .filter((file) => existsSync(file));
export const api = () => (document ??= JSON.parse(readFileSync(apiFile, 'utf8')) as ApiDocument);

/**
 * Whether the API has such a request.
 *
 * @param path begins with a slash, and may have a query
 */
export function isInApi(method: string, path: string): boolean {
  const [asked = ''] = path.split('?');
  const parts = asked.split('/');
  return Object.entries(api().paths).some(([template, operations]) => {
    const expected = template.split('/');
    const isThere = expected.length === parts.length;
    return (
      isThere &&
      operations?.[method.toLowerCase()] !== undefined &&
      expected.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  });
}
