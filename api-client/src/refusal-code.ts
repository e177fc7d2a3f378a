import type { components } from './openapi.generated';

/** Every code with which the API refuses, from its document: a code that is misspelt does not compile. */
export type RefusalCode = components['schemas']['Problem']['code'];

/** What a screen says or does for some refusals; for others it shows the API's own sentence. */
export type ByRefusalCode<Said> = Partial<Record<RefusalCode, Said>>;

/** What a table has for a refusal's code; undefined for a code that it does not name, and for none. */
export function forRefusal<Said>(table: ByRefusalCode<Said>, code: string | undefined): Said | undefined {
  return code === undefined ? undefined : (table as Partial<Record<string, Said>>)[code];
}
