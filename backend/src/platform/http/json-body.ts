import type { App } from './app-types.js';
import { Problem } from './problem.js';

/** For bodies of JSON; a route that takes more says why beside its own limit. */
export const jsonBodyLimitBytes = 16 * 1024;
/** Objects and lists within each other; the deepest body of ours has five. */
const maxDepth = 32;

/**
 * Reads JSON bodies, and those alone. Takes an empty one for none: many clients call it JSON whatever they send.
 *
 * @throws Problem 400 MALFORMED_REQUEST, in an answer, for one that is nested deeper than 32 levels
 */
export function acceptJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(tooDeep());
    else void parse(request, text, done);
  });
}

/** The refusal of a body that is kept as bytes; undefined when it is not nested too deeply. */
export function depthProblem(json: Buffer): Problem | undefined {
  return isTooDeep(json.toString()) ? tooDeep() : undefined;
}

function tooDeep(): Problem {
  return new Problem(400, 'MALFORMED_REQUEST', 'The body of the request is nested too deeply.');
}

/** Looks at each character once, before anything that calls itself sees the value. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
