import type { App } from './app-types.js';

/** Takes an empty body that calls itself JSON for none: many clients send that header whatever they send. */
export function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
