import type { App } from './app-types.js';
import { openapiDocument } from './openapi.js';

const notInstalled = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * Shows the API's document at GET /reference. For development: the package is a development dependency, and there is no
 * page where it is not installed, as in the images.
 */
export async function addReferencePage(app: App): Promise<void> {
  const page = await import('@fastify/swagger-ui').catch((error: unknown) => {
    if (notInstalled(error)) return undefined;
    throw error;
  });
  if (page === undefined) return;
  await app.register(page.default, {
    routePrefix: '/reference',
    theme: { title: 'API reference' },
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: 0 },
    // In the place of helmet's, on these pages alone: its own files, its pictures in the style sheet, and nothing else.
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    transformSpecification: () => openapiDocument(app),
    transformSpecificationClone: false,
  });
}
