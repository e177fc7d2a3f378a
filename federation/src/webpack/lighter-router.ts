import type { Compiler } from 'webpack';

/** A text of react-router's production build, how often it is there, and what takes its place. */
type Change = [was: string | RegExp, times: number, is: string];

const throwing = (what: string) => `throw new Error("${what} is left out of this build of react-router");`;

/**
 * What no route of ours has: prefetching by links, server components, instrumentation, fetchers, lazy routes and routes
 * that are found out later. Names for developers' tools go, too: they keep components that no one uses.
 */
const changes: Change[] = [
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, 1, '[false, void 0, {}]'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 1, 'return link;'],
  ['this.context', 2, 'false'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', 1, ''],
  ['if (init.instrumentations) {', 2, 'if (false) {'],
  [/async function fetch2\(.*\) \{/g, 1, `$& ${throwing('a fetcher')}`],
  [/if \(!route\.lazy\) (?=\{\s*return \{\s*lazyRoutePromise)/g, 1, `if (route.lazy) ${throwing('lazy')} `],
  ['if (!init.patchRoutesOnNavigation) {', 1, '{'],
  [/^\w+\.displayName = "\w+";$/gm, 15, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, 16, '$1/* @__PURE__ */ $2'],
];

/**
 * The library's production build without what `changes` takes out of it.
 *
 * @throws Error when it is not the text that they were written for: another version has to be looked at
 */
export function lighter(text: string): string {
  return changes.reduce((changed, [was, times, is]) => {
    const found = typeof was === 'string' ? changed.split(was).length - 1 : [...changed.matchAll(was)].length;
    if (found !== times) {
      throw new Error(`react-router has ${String(was)} ${found} times, not ${times}: see lighter-router.ts`);
    }
    return changed.replaceAll(was, is);
  }, text);
}

/** The file that has nearly all of the library. */
const library = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;
const isLibrary = (text: string) => text.includes('var RenderErrorBoundary = ');

/** Takes out of react-router, which every page loads, what no page uses and no bundler can see. */
export class LighterRouterPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LighterRouterPlugin', (compilation) => {
      const { processResult } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('LighterRouterPlugin', (result, module) => {
        const [source, ...others] = result;
        if (!library.test(module.resource)) return result;
        const text = source.toString();
        return isLibrary(text) ? [lighter(text), ...others] : result;
      });
    });
  }
}
