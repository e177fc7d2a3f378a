import tailwind from '@tailwindcss/postcss';
import type { AcceptedPlugin, Rule } from 'postcss';
import prefixSelector from 'postcss-prefix-selector';
import { scopeKeyframes } from './scope-keyframes';

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

// The page's own elements: a remote's "page" is its root element. Tailwind writes its variables to these.
const pageElement = /^(?::root|:host|html|body)(?![\w-])/;

/**
 * A selector that matches the same, but only within a remote's root element.
 *
 * @param prefix the root element's selector
 * @param rule where it stands: a nested rule is within its scoped parent already
 */
function scopeSelector(prefix: string, selector: string, rule: Rule): string {
  const isNested = rule.parent?.type === 'rule';
  if (isNested || selector.startsWith(prefix)) return selector;

  let rest = selector.trim();
  if (!pageElement.test(rest)) return `${prefix} ${rest}`;
  // `html body` and `:root :host` are one element here.
  for (let next = rest; pageElement.test(next); next = rest.trimStart()) rest = next.replace(pageElement, '');
  return `${prefix}${rest}`;
}
