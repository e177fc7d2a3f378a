import { originKinds, problemOfOrigin, type ReleaseFile } from '@drove/federation/registry';
import type { Refusal } from './gate';

/** What a remote adds to the page's policy is named, encrypted, and no more than it can be answered for. */
export function originsCheck({ name, origins = {} }: ReleaseFile): Refusal[] {
  const kinds: readonly string[] = originKinds;
  return Object.entries(origins).flatMap(([kind, list]) => {
    const problems = kinds.includes(kind)
      ? list.flatMap((origin) => {
          const problem = problemOfOrigin(origin);
          return problem === undefined ? [] : [`${origin} (${kind}) ${problem}`];
        })
      : [`"${kind}" is not a kind of origin; there are ${kinds.join(' and ')}`];
    return problems.map((problem) => ({
      check: 'origins',
      problem: `${name}: ${problem}.`,
      remedy: 'Correct "origins" in remote.json: name each host, with https:// in front of it.',
    }));
  });
}
