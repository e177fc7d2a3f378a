import type { paths } from './openapi.generated';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The API's paths that have this method. */
export type PathWith<Verb extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Verb, object> ? Path : never;
}[keyof paths];

/** An operation by its method and path: `POST /reservations`. */
export type Endpoint = { [Verb in Method]: `${Uppercase<Verb>} ${PathWith<Verb>}` }[Method];

/** What the OpenAPI document says of an operation. */
export type OperationOf<Of extends Endpoint> = Of extends `${infer Verb} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Verb> & keyof paths[Path]]
  : never;

/** What an operation answers as JSON when all is well; never for one that answers a file. */
export type Answer<Of extends Endpoint> =
  OperationOf<Of> extends { responses: infer Responses }
    ? JsonOf<Responses[keyof Responses & (200 | 201)]>
    : never;

/** What an operation takes as JSON. */
export type RequestOf<Of extends Endpoint> =
  OperationOf<Of> extends { requestBody?: infer Request } ? JsonOf<NonNullable<Request>> : never;

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;
