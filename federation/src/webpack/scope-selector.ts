import type { Rule } from 'postcss';

// The page's own elements: a remote's "page" is its root element. Tailwind writes its variables to these.
const pageElement = /^(?::root|:host|html|body)(?![\w-])/;

/**
 * A selector that matches the same, but only within a remote's root element.
 *
 * @param prefix the root element's selector
 * @param rule where it stands: a nested rule is within its scoped parent already
 */
export function scopeSelector(prefix: string, selector: string, rule: Rule): string {
  const isNested = rule.parent?.type === 'rule';
  if (isNested || selector.startsWith(prefix)) return selector;

  let rest = selector.trim();
  if (!pageElement.test(rest)) return `${prefix} ${rest}`;
  // `html body` and `:root :host` are one element here.
  for (let next = rest; pageElement.test(next); next = rest.trimStart()) rest = next.replace(pageElement, '');
  return `${prefix}${rest}`;
}
