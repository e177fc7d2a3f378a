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
  while (pageElement.test(rest)) rest = rest.replace(pageElement, '').trimStart();
  return rest === '' || !/^[\w.#*]/.test(rest) || isPartOfRoot(selector, rest) ? `${prefix}${rest}` : `${prefix} ${rest}`;
}

// `:root.dark` keeps its class on the root element; `body .card` is a descendant of it.
function isPartOfRoot(selector: string, rest: string): boolean {
  const before = selector.at(-rest.length - 1);
  return before !== undefined && !/\s/.test(before);
}
