import type { operations } from './openapi.generated';

type Operations = operations;

/** What an operation of the API answers when all is well, by its name in the OpenAPI document. */
export type Answer<Name extends keyof Operations> = Operations[Name] extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & (200 | 201)]>
  : never;

/** What an operation of the API is sent as JSON. */
export type RequestOf<Name extends keyof Operations> = Operations[Name] extends {
  requestBody?: infer Request;
}
  ? BodyOf<NonNullable<Request>>
  : never;

type BodyOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;
