import { useApiClient, type ApiClient } from '@drove/shared-auth';
import type { Answer, Endpoint, Method, OperationOf, PathWith } from './endpoint';
import type { RefusalCodeOf } from './refusal-code';
import { isRefusedWith, refusedBy } from './refused';

/** An answer on its way. It is rejected with `Refused`, or with the AbortError of a request that is not wanted any more. */
export interface PendingAnswer<Of extends Endpoint> extends Promise<Answer<Of>> {
  /** Null in the place of a refusal with one of these codes. */
  orNull: (...codes: RefusalCodeOf<Of>[]) => Promise<Answer<Of> | null>;
}

type Ask<Verb extends Method> = <Path extends PathWith<Verb>>(
  path: Path,
  ...options: OptionsOf<OperationOf<`${Uppercase<Verb>} ${Path}` & Endpoint>>
) => PendingAnswer<`${Uppercase<Verb>} ${Path}` & Endpoint>;

type FilePath = {
  [Path in PathWith<'get'>]: [Answer<`GET ${Path}`>] extends [never] ? Path : never;
}[PathWith<'get'>];

/**
 * The API's operations by method and path, `api.get('/cars/{car_uuid}', { path: { car_uuid }, signal })`, typed from its
 * OpenAPI document: parameters, body, answer and refusals.
 */
export type Api = { [Verb in Method]: Ask<Verb> } & {
  /** What an operation answers that makes a file. */
  file: <Path extends FilePath>(
    path: Path,
    ...options: OptionsOf<OperationOf<`GET ${Path}`>>
  ) => Promise<Blob>;
  /** The file at an address that the API answered. */
  fileAt: (address: string, options?: RequestInit) => Promise<Blob>;
};

/** Of any request; `fetch` as `withUploadProgress` gives it. */
interface CommonOptions {
  signal?: AbortSignal | null | undefined;
  keepalive?: boolean;
  fetch?: typeof fetch;
}

/** What goes with a request of an operation. */
export type RequestOptions<Of extends Endpoint> = OptionsOf<OperationOf<Of>>;

/** The last argument, which may be left out when nothing in it is required. */
type OptionsOf<Operation> = Operation extends { parameters: infer Parameters }
  ? Arguments<
      CommonOptions &
        Part<'path', PartOf<Parameters, 'path'>> &
        Part<'query', WithUndefined<PartOf<Parameters, 'query'>>> &
        Part<'headers', WithUndefined<PartOf<Parameters, 'header'>>> &
        BodyOf<Operation>
    >
  : never;

type Arguments<Options> = object extends Options ? [options?: Options] : [options: Options];
type PartOf<Parameters, Name extends string> = Name extends keyof Parameters ? Parameters[Name] : undefined;

type Part<Name extends string, Values> = [Values] extends [undefined]
  ? Partial<Record<Name, never>>
  : undefined extends Values
    ? Partial<Record<Name, NonNullable<Values>>>
    : Record<Name, Values>;
/** Undefined values are left out of a request. */
type WithUndefined<Values> = Values extends object
  ? { [Key in keyof Values]: Values[Key] | undefined }
  : Values;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? { json: Json }
    : { form: { [Field in keyof Content[keyof Content]]: File } }
  : Operation extends { requestBody?: { content: { 'application/json': infer Json } } }
    ? { json?: Json }
    : { json?: never };

/** As they are when the compiler has checked them against the document. */
interface AnyOptions extends CommonOptions {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string | undefined>;
  json?: unknown;
  form?: Record<string, File>;
}

const apis = new WeakMap<ApiClient, Api>();

/** The API for the current session; the same for as long as the session's client is. */
export function useApi(): Api {
  return apiOver(useApiClient());
}

/** The API over a client's token, repetition and headers. */
function apiOver(client: ApiClient): Api {
  const known = apis.get(client);
  if (known) return known;

  const send = (
    method: Method,
    path: string,
    { path: values = {}, query = {}, form, headers = {}, signal = null, ...options }: AnyOptions = {},
  ) =>
    client[method](addressOf(path, values), {
      ...options,
      signal,
      searchParams: query,
      // The browser says itself how a form is sent.
      headers: form ? { ...headers, 'content-type': undefined } : headers,
      ...(form && { body: formOf(form) }),
    });
  const asking =
    <Verb extends Method>(method: Verb): Ask<Verb> =>
    (path, ...[options]) => {
      const answer = refusing(send(method, path, options as AnyOptions).json());
      return Object.assign(answer, {
        orNull: (...codes: never[]) =>
          answer.catch((error: unknown) => {
            if (isRefusedWith(error, ...codes)) return null;
            throw error;
          }),
      }) as never;
    };
  // A refusal is JSON, too.
  const anyFile = { accept: 'application/json, */*' };
  const api: Api = {
    get: asking('get'),
    post: asking('post'),
    put: asking('put'),
    patch: asking('patch'),
    delete: asking('delete'),
    file: (path, ...[options]) =>
      refusing(send('get', path, { ...(options as AnyOptions), headers: anyFile }).blob()),
    fileAt: (address, options) =>
      refusing(client.get(new URL(address), { ...options, headers: anyFile }).blob()),
  };
  apis.set(client, api);
  return api;
}

const refusing = <Answered>(answer: Promise<Answered>): Promise<Answered> =>
  answer.catch((error: unknown) => {
    throw refusedBy(error);
  });

/** `/cars/{car_uuid}` with its values, as the client takes it. */
const addressOf = (path: string, values: Record<string, string>): string =>
  path.slice(1).replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));

function formOf(fields: Record<string, File>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(fields)) form.set(name, file, file.name);
  return form;
}
