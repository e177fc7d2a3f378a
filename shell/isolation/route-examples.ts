import type { RemoteModule } from '@drove/shared-auth';

/** A page of a remote, at an address that can be opened. */
export interface RouteExample {
  /** Its pattern: `/carlisting/car/:id`. */
  pattern: string;
  /** The pattern with its parameters filled. */
  path: string;
  title: string;
}

/** In no database: shows what a page says of something that is not there. */
const unknownUuid = '00000000-0000-4000-8000-00000000dead';

/**
 * The pages of a remote's route table.
 *
 * @param examples the value of a parameter, by its name; others get an id that no one has
 */
export function routeExamples(
  { claims }: Pick<RemoteModule, 'claims'>,
  examples: Record<string, string>,
): RouteExample[] {
  return claims.flatMap(({ path: claim, routes }) =>
    routes.map(({ path = '', title }) => {
      const pattern = path === '' ? claim : `${claim === '/' ? '' : claim}/${path}`;
      const filled = pattern.replace(/:(\w+)\??/g, (_all, name: string) => examples[name] ?? unknownUuid);
      return { pattern, path: filled, title };
    }),
  );
}
