import { Ajv, type ValidateFunction } from 'ajv';
import { readStripeSchema } from '../stripe-schema/read-stripe-schema.js';

interface StripeApi {
  api_version: string;
  library_version: string;
  operations: Record<string, { request: object; answer: object }>;
  $defs: object;
}

/** What Stripe publishes of the calls that we make: its own words, not ours. */
export const stripeApi = JSON.parse(await readStripeSchema()) as StripeApi;

// A form has texts only: the schema says what is a number or a switch.
const requests = new Ajv({ strict: false, inlineRefs: false, coerceTypes: true, validateSchema: false });
const answers = new Ajv({ strict: false, inlineRefs: false, validateSchema: false });
for (const ajv of [requests, answers]) ajv.addSchema(stripeApi, 'stripe');

const operations = Object.keys(stripeApi.operations).map((address) => ({
  address,
  pattern: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '(?!search$)\\w+')}$`),
}));

/** Which operation a call such as `GET /v1/refunds/re_1` is; undefined when we have no business with it. */
function operationOf(call: string) {
  return operations.find(({ pattern }) => pattern.test(call));
}

/** What is wrong with a request by what Stripe publishes; empty when it is right. */
export function mistakesInRequest(call: string, parameters: URLSearchParams): string[] {
  const operation = operationOf(call);
  if (operation === undefined)
    return [`${call} is not among the operations that Stripe publishes and we use`];
  const check = validatorOf(requests, operation.address, 'request');
  return check(readForm(parameters)) ? [] : errorsOf(check, call);
}

/** What is wrong with an answer of the double by what Stripe publishes. */
export function mistakesInAnswer(call: string, answer: unknown): string[] {
  const operation = operationOf(call);
  if (operation === undefined) return [];
  const check = validatorOf(answers, operation.address, 'answer');
  return check(answer) ? [] : errorsOf(check, `the answer to ${call}`);
}

function validatorOf(ajv: Ajv, address: string, part: 'request' | 'answer'): ValidateFunction {
  const place = encodeURIComponent(address.replaceAll('~', '~0').replaceAll('/', '~1'));
  const check = ajv.getSchema(`stripe#/operations/${place}/${part}`);
  if (check === undefined) throw new Error(`Stripe publishes no ${part} of ${address}`);
  return check;
}

function errorsOf({ errors }: ValidateFunction, of: string): string[] {
  return (errors ?? []).map(({ instancePath, message, params }) => {
    const { additionalProperty = '' } = params as { additionalProperty?: string };
    return `${of}: ${instancePath}/${additionalProperty} ${message ?? ''}`;
  });
}

interface Form {
  [name: string]: string | Form;
}

/** `metadata[a]=1&expand[0]=b` as objects and lists. */
function readForm(parameters: URLSearchParams): unknown {
  const form: Form = {};
  for (const [name, value] of parameters) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = form;
    for (const step of path) {
      const next = place[step];
      place = typeof next === 'object' ? next : (place[step] = {});
    }
    place[last] = value;
  }
  return withLists(form);
}

function withLists(form: Form): unknown {
  const entries = Object.entries(form).map(
    ([name, value]) => [name, typeof value === 'string' ? value : withLists(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
