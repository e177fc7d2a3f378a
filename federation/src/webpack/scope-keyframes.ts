import type { AtRule, Plugin, Root } from 'postcss';

const animation = /^(?:-webkit-)?animation(?:-name)?$|^--animate/;
const word = /[\w-]+/g;

/**
 * Gives a remote's keyframes names of their own: they belong to the whole page, so a second remote's `fade`
 * would otherwise replace the first one's.
 */
export function scopeKeyframes(remoteName: string): Plugin {
  return {
    postcssPlugin: 'scope-keyframes',
    OnceExit(root) {
      const own = ownKeyframes(root);
      for (const keyframes of own) keyframes.params = scoped(remoteName, keyframes.params);
      const names = new Set(own.map(({ params }) => params));
      root.walkDecls(animation, (declaration) => {
        declaration.value = declaration.value.replace(word, (name) =>
          names.has(scoped(remoteName, name)) ? scoped(remoteName, name) : name,
        );
      });
    },
  };
}

function ownKeyframes(root: Root): AtRule[] {
  const own: AtRule[] = [];
  root.walkAtRules(/^(?:-webkit-)?keyframes$/, (rule) => {
    if (!rule.params.includes('--of-')) own.push(rule);
  });
  return own;
}

function scoped(remoteName: string, name: string): string {
  return `${name}--of-${remoteName}`;
}
