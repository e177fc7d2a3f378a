import { missingIn } from './promised-browsers.mjs';

/** What a global is, or a member of it that needs no instance. */
function missing(name, member) {
  const places = member
    ? [
        ['javascript', 'builtins', name, member],
        ['api', name, `${member}_static`],
        // `navigator.share`: the data has it at the interface.
        ['api', name[0].toUpperCase() + name.slice(1), member],
      ]
    : [
        ['javascript', 'builtins', name],
        ['api', name],
        ['api', 'Window', name],
      ];
  return [...new Set(places.flatMap((place) => missingIn(...place)))];
}

/** `typeof X` only asks. */
const isAsked = ({ type, operator }) => type === 'UnaryExpression' && operator === 'typeof';

const knownToAll = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, name, member) => {
      const without = missing(name, member);
      if (without.length === 0 || isAsked(node.parent)) return;
      const what = member ? `${name}.${member}` : name;
      const message = `${what} is not in every browser of the list in package.json: ${without.join(', ')}. Say what happens without it where you disable this line.`;
      context.report({ node, message });
    };
    const isGlobal = (node) =>
      context.sourceCode.getScope(node).references.find(({ identifier }) => identifier === node)?.resolved
        ?.defs.length === 0 ||
      context.sourceCode.scopeManager.globalScope.through.some(({ identifier }) => identifier === node);
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (computed || object.type !== 'Identifier' || !isGlobal(object)) return;
        const isPage = ['window', 'globalThis', 'self'].includes(object.name);
        if (isPage) check(node, property.name);
        else check(node, object.name, property.name);
      },
      Identifier(node) {
        if (isGlobal(node)) check(node, node.name);
      },
    };
  },
};

/**
 * What runs in browsers calls nothing that one on the list in package.json lacks. Where the app does without it, the
 * line says so: `eslint-disable-next-line browsers/known-to-all -- what happens instead`. Members of what is no
 * global are not seen; those of the language are TypeScript's `lib`.
 */
export const browsers = (files, ignores) => ({
  files,
  ignores,
  plugins: { browsers: { rules: { 'known-to-all': knownToAll } } },
  rules: { 'browsers/known-to-all': 'error' },
});
