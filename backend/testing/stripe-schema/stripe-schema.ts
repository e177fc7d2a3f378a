import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import ts from 'typescript';
import { stripeOperations, type StripeOperation } from './operations.js';
import { typeToSchema, type Definitions, type JsonSchema } from './type-to-schema.js';

interface DescribedOperation {
  request: JsonSchema;
  answer: JsonSchema;
}

/** What Stripe publishes of the calls that we make. */
export interface StripeSchema {
  library_version: string;
  api_version: string;
  /** By method and path, such as `POST /v1/refunds`. */
  operations: Record<string, DescribedOperation>;
  $defs: Definitions;
}

/**
 * The requests and answers of the operations that we use, as Stripe's own library declares them: it is generated from
 * Stripe's OpenAPI document of the same API version. No request leaves here.
 */
export async function buildStripeSchema(): Promise<StripeSchema> {
  const folder = new URL('../', import.meta.resolve('stripe'));
  const pathOf = (file: string) => fileURLToPath(new URL(file, folder));
  const fileOf = (resource: string) => pathOf(`esm/resources/${resource}.d.ts`);
  const files = [...new Set(stripeOperations.map(({ resource }) => fileOf(resource)))];
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    types: ['node'],
    skipLibCheck: true,
  });
  const $defs: Definitions = {};
  const operations: StripeSchema['operations'] = {};
  for (const operation of stripeOperations) {
    const described = describe(program, fileOf(operation.resource), operation, $defs);
    operations[await addressOf(pathOf(`esm/resources/${operation.resource}.js`), operation)] = described;
  }
  return {
    library_version: Stripe.PACKAGE_VERSION,
    api_version: Stripe.API_VERSION,
    operations,
    $defs,
  };
}

/** The method and path that the library sends a call to: it is made, on a sender that only notes them. */
async function addressOf(file: string, { method, ids = [] }: StripeOperation): Promise<string> {
  const module = (await import(file)) as Record<string, { prototype: Record<string, unknown> }>;
  const resource = Object.values(module).find(({ prototype }) => typeof prototype[method] === 'function');
  const call = resource?.prototype[method];
  if (typeof call !== 'function') throw new Error(`${file} has no ${method}`);
  const sender = { _makeRequest: (verb: string, path: string) => `${verb} ${decodeURIComponent(path)}` };
  return call.call(sender, ...ids.map((id) => `{${id}}`), {}) as string;
}

function describe(
  program: ts.Program,
  file: string,
  { resource, method }: StripeOperation,
  definitions: Definitions,
): DescribedOperation {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = (module ? checker.getExportsOfModule(module) : [])
    .filter(({ name }) => name.endsWith('Resource'))
    .map((symbol) => checker.getDeclaredTypeOfSymbol(symbol).getProperty(method))
    .find((symbol) => symbol !== undefined);
  if (found === undefined) throw new Error(`Stripe's library has no ${resource}.${method}`);
  const signature = checker.getTypeOfSymbol(found).getCallSignatures().at(0);
  if (signature === undefined) throw new Error(`${resource}.${method} is no method`);
  const params = signature.getParameters().find(({ name }) => name === 'params');
  const request =
    params === undefined
      ? { type: 'object', additionalProperties: false }
      : typeToSchema(checker.getNonNullableType(checker.getTypeOfSymbol(params)), {
          checker,
          definitions,
          isAnswer: false,
        });
  const answer = answerOf(checker, signature.getReturnType());
  const isList = checker.typeToString(signature.getReturnType()).startsWith('Api');
  const item = typeToSchema(answer, { checker, definitions, isAnswer: true });
  return {
    request,
    answer: isList ? { type: 'object', properties: { data: { type: 'array', items: item } } } : item,
  };
}

/** The object in `Promise<Response<T>>` and in lists. */
function answerOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const [first] = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
  if (first === undefined) throw new Error(`${checker.typeToString(type)} holds nothing`);
  if (first.aliasSymbol?.name === 'Response') return first.aliasTypeArguments?.[0] ?? first;
  return first;
}
