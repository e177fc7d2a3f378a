import type { AtRule, Container, Declaration, Document, Root, Rule } from 'postcss';
import { missingIn } from './promised-browsers.mjs';

/** A rule that asks whether a browser can has its fallback by its nature. */
function asksFirst(node: Declaration | Rule | AtRule): boolean {
  let parent = node.parent as Container | Document | undefined;
  while (parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
    parent = parent.parent;
  }
  return false;
}

/** The same under the name that Safari knew it by. */
const isPrefixed = ({ prop, parent }: Declaration): boolean =>
  parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) ?? false;

/** What a style sheet uses that not every browser of the list has, each with the browsers that lack it. */
export function newerThanTheList(sheet: Root): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, ...path: string[]) => {
    const missing = missingIn('css', ...path);
    if (missing.length > 0) found.set(name, missing.join(', '));
  };
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('-') || asksFirst(declaration) || isPrefixed(declaration)) return;
    note(prop, 'properties', prop);
    for (const word of value.split(/[\s,]+/)) if (word) note(`${prop}: ${word}`, 'properties', prop, word);
    for (const [call, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
      note(`${call})`, 'types', name);
      note(`${call})`, 'types', 'color', name);
    }
  });
  sheet.walkAtRules((rule) => {
    if (!asksFirst(rule)) note(`@${rule.name}`, 'at-rules', rule.name);
  });
  sheet.walkRules((rule) => {
    if (asksFirst(rule)) return;
    for (const [selector, name = ''] of rule.selector.matchAll(/::?([a-z][a-z-]*)/g)) {
      note(selector, 'selectors', name);
    }
  });
  return found;
}
