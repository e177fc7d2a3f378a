import postcss from 'postcss';
import type { GateCheck } from './gate';

/** What Tailwind writes into each build, with the same meaning in all of them. */
const isTailwinds = (property: string) => property.startsWith('--tw-');

/** Registered properties belong to the whole page: a remote registers its own names only. */
export const stylesCheck: GateCheck = ({ description: { name }, files }) =>
  [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, bytes]) =>
      registered(bytes.toString())
        .filter((property) => !isTailwinds(property) && !property.startsWith(`--${name}-`))
        .map((property) => ({
          check: 'styles',
          problem: `${path} registers ${property} with @property, which holds for the whole page, the shell and the other remotes.`,
          remedy: `Leave @property away, or give the property a name of ${name}'s own: --${name}-${property.slice(2)}.`,
        })),
    );

function registered(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules('property', ({ params }) => {
    found.push(params.trim());
  });
  return found;
}
