import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

type Middleware = (document: unknown, options: Record<string, unknown>) => Promise<RequestListener>;

/**
 * The official Firebase Auth emulator as a request listener, from firebase-tools' own server module.
 *
 * Its command line takes 15 to 22 seconds to be ready, 11 of them to compile the schemas of an API of which a sign-in
 * uses a handful. exegesis, on which it is built, documents `lazyCompileValidationSchemas` for that; firebase-tools has
 * no way to pass it on, so it is added to the one call that firebase-tools makes.
 */
export async function loadEmulatorApp(projectId: string): Promise<RequestListener> {
  const require = createRequire(import.meta.url);
  const firebaseRequire = createRequire(require.resolve('firebase-tools/package.json'));
  const exegesis = firebaseRequire('exegesis-express') as { middleware: Middleware };
  const compileAll = exegesis.middleware;
  exegesis.middleware = (document, options) =>
    compileAll(document, { ...options, lazyCompileValidationSchemas: true });

  // Its warnings go nowhere without a transport, and winston says so once for each of them.
  const { logger } = firebaseRequire('./lib/logger') as { logger: { silent: boolean } };
  logger.silent = true;

  const { createApp } = firebaseRequire('./lib/emulator/auth/server') as {
    createApp: (projectId: string) => Promise<RequestListener>;
  };
  return await createApp(projectId);
}
