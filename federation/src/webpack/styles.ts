import tailwind from '@tailwindcss/postcss';
import type { AcceptedPlugin } from 'postcss';
import prefixSelector from 'postcss-prefix-selector';
import { scopeKeyframes } from './scope-keyframes';
import { scopeSelector } from './scope-selector';

/**
 * How a package's style sheet is made. A remote's sheet can only reach below the remote's own root element,
 * `[data-remote="<name>"]`: no remote restyles the shell or another remote, in whatever order sheets arrive.
 *
 * @param remoteName the remote whose sheet it is; none for the shell
 */
export function postcssPlugins(remoteName?: string): AcceptedPlugin[] {
  // Nesting is flattened here, whatever NODE_ENV says: the minifier that follows does not know it well.
  const compile = tailwind({ optimize: { minify: false } });
  if (remoteName === undefined) return [compile];

  return [
    compile,
    prefixSelector({
      prefix: `[data-remote="${remoteName}"]`,
      transform: (prefix, selector, _prefixed, _file, rule) => scopeSelector(prefix, selector, rule),
    }),
    scopeKeyframes(remoteName),
  ];
}
