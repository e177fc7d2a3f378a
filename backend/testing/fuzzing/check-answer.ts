import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation } from './operations.js';
import type { Answer } from './send.js';

type CheckAnswer = (operation: Operation, answer: Answer) => string | undefined;

/**
 * Judges answers by what the document declares for their operation.
 *
 * @returns a check whose result is what is wrong with an answer; undefined when nothing is
 */
export function answerChecker({ schemas }: ApiDocument): CheckAnswer {
  // Without inlining, what many answers share is compiled once.
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', components: { schemas } });
  const compiled = new Map<string, ValidateFunction>();
  const validate = (schema: object, value: unknown) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
    let check = compiled.get(text);
    check ??= ajv.compile(JSON.parse(text) as object);
    compiled.set(text, check);
    return check(value) ? undefined : ajv.errorsText(check.errors);
  };

  return (operation, { status, contentType, body }) => {
    if (status >= 500) return `answered ${status}`;
    const declared = operation.responses[status] ?? refusalOf(operation, status);
    if (declared === undefined) return `answered ${status}, which it does not declare`;
    if (declared.content === undefined) {
      return body === '' ? undefined : `answered ${status} with a body, which it does not declare`;
    }
    const type = contentType.split(';', 1)[0]!.trim();
    const content = declared.content[type];
    if (content === undefined) return `answered ${status} as "${type}", which it does not declare`;
    if (type !== 'application/json') return undefined;
    const wrong = validate(content.schema, parse(body));
    return wrong === undefined ? undefined : `answered ${status} outside its schema: ${wrong}`;
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What all refusals of an operation look like, when this status is one of them. */
function refusalOf({ responses }: Operation, status: number): Operation['responses'][string] | undefined {
  const refusals = responses['default'];
  return refusals?.['x-statuses']?.includes(status) === true ? refusals : undefined;
}
