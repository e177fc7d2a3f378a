import type { Endpoint, OperationOf } from './endpoint';
import type { components } from './openapi.generated';

/** Every code with which the API refuses, from its document: a code that is misspelt does not compile. */
export type RefusalCode = components['schemas']['Problem']['code'];

/** Codes of many operations, for reasons that are not their own: the API's sentence says all. */
type CommonRefusalCode = components['schemas']['CommonRefusal'];

/** Every code with which an operation may refuse. */
export type RefusalCodeOf<Of extends Endpoint> =
  OperationOf<Of> extends {
    responses: { default: { content: { 'application/json': { code: infer Code extends RefusalCode } } } };
  }
    ? Code
    : never;

/** Those of an operation's refusals that are its own. */
export type OwnRefusalCodeOf<Of extends Endpoint> = Exclude<RefusalCodeOf<Of>, CommonRefusalCode>;

/**
 * What a screen says of each refusal of an operation, or of several: `satisfies` it, so that a refusal without a label does
 * not compile, nor one that the operation does not have. `null` where the API's own sentence says it best, since it
 * names an amount, a time or a person. Of common refusals it may say something better than the API.
 */
export type RefusalLabels<Of extends Endpoint, Said = string | null> = Record<OwnRefusalCodeOf<Of>, Said> &
  Partial<Record<RefusalCodeOf<Of> & CommonRefusalCode, Said>>;

/** What a screen says or does for some refusals; for others it shows the API's own sentence. */
export type ByRefusalCode<Said> = Partial<Record<RefusalCode, Said>>;

/** What a table has for a refusal's code; undefined for a code that it does not name, and for none. */
export function forRefusal<Said>(table: ByRefusalCode<Said>, code: string | undefined): Said | undefined {
  return code === undefined ? undefined : (table as Partial<Record<string, Said>>)[code];
}
