import { PlainError } from '../progress';
import type { ReleaseStore, StoredFiles } from '../store/release-store';
import { frameFiles } from './framed-page';
import { contentReader } from './page-site';
import { shellPages, type PageSettings } from './shell-pages';
import type { PageReply } from './static-site';

/** The page comes last: what it asks for is there by then. */
const files = ['/registry.json', '/service-worker.js', '/index.html'] as const;

/**
 * A store whose page is written as files after each change of what is live, for hosts on which no process of ours runs.
 * Cohorts of a rollout are chosen in the page, as on any host.
 *
 * @param into where the host serves the page from
 */
export function withStaticPage(
  store: ReleaseStore,
  into: Pick<StoredFiles, 'write'>,
  settings: PageSettings,
): ReleaseStore {
  const writePage = () => writeStaticPage(store, into, settings);
  return {
    ...store,
    writePage,
    async replaceRegistry(registry, revision) {
      const isReplaced = await store.replaceRegistry(registry, revision);
      if (isReplaced) {
        // What is live has changed all the same, and the same command again would change nothing.
        await writePage().catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          throw new PlainError(
            `The change is live in ${store.description}, but its page could not be written: ${reason}\n` +
              'Write it again: npm run releases -- page',
          );
        });
      }
      return isReplaced;
    },
  };
}

/** Writes the page of what is live now; written again when that has changed meanwhile, so that the newest one stays. */
async function writeStaticPage(
  store: ReleaseStore,
  into: Pick<StoredFiles, 'write'>,
  settings: PageSettings,
): Promise<void> {
  const { publicUrl } = store;
  const { registry, revision } = await store.readRegistry();
  // A store that no one serves, or that has no shell yet, has no page.
  if (publicUrl === undefined || !registry.shell) return;
  const content = await contentReader(store, publicUrl)(registry);
  const pages = shellPages(() => Promise.resolve(content), settings);
  const frames = content.frames ? frameFiles(content.frames, content.registry) : {};
  for (const [file, frame] of Object.entries(frames)) await into.write(file.slice(1), Buffer.from(frame));
  for (const file of files) {
    const reply = (await pages[file]?.(file)) ?? '';
    await into.write(file.slice(1), Buffer.from(textOf(reply)));
  }
  if ((await store.readRegistry()).revision !== revision) await writeStaticPage(store, into, settings);
}

/** A host without our headers gets the policy in the page itself, but for what only a header can say. */
function textOf(reply: string | PageReply): string {
  if (typeof reply === 'string') return reply;
  const policy = String(reply.headers['Content-Security-Policy'] ?? '').replace(
    /; frame-ancestors [^;]*/,
    '',
  );
  if (!policy || !reply.body.includes('<head')) return reply.body;
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="referrer" content="same-origin">';
  return reply.body.replace(/<head[^>]*>/, (head) => head + metas);
}
