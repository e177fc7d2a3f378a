import { SCREEN_SLOT, type LayoutFrame, type ShellFrames } from './frames-file';
import { criticalCss } from './critical-css';
import { runInNode } from './draw';
import { finishHtml } from './finish-html';
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

interface DrawnLayouts {
  layouts: Record<string, string>;
  loading: Record<string, string>;
  items: Record<string, [other: string, current: string]>;
  icons: Record<string, string>;
}

/**
 * Draws the shell's layouts by its own code.
 *
 * @param folder the shell's
 * @param css its built style sheet
 * @throws Error when one of them cannot be drawn
 */
export async function shellFrames(folder: string, css: string): Promise<ShellFrames> {
  const code = `
    import { drawLayouts } from './src/frame/draw-layouts';
    export default drawLayouts;`;
  const { layouts, loading: drawnLoading, items, icons } = (await runInNode(folder, code)) as DrawnLayouts;
  const loading = mapValues(drawnLoading, withoutPopovers);
  const all = [layouts, loading, items].flatMap((drawn) => Object.values<string | string[]>(drawn).flat());
  const whole = finishHtml(all.join(''), 's');
  if (whole.css !== '')
    throw new Error('A layout of the shell has a style attribute; give it a class instead.');
  return {
    layouts: mapValues(layouts, (html) => ({ '': halves(html) })),
    loading,
    items,
    icons,
    css: await criticalCss(whole.html, css),
  };
}

function halves(html: string): LayoutFrame {
  const [before, after, ...more] = html.split(SCREEN_SLOT);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('A layout of the shell does not have exactly one place for a screen.');
  return [before, after];
}

const mapValues = <From, To>(object: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([key, value]): [string, To] => [key, change(value)]));

type Node = DefaultTreeAdapterTypes.ChildNode;

/** HTML without its menus and sheets that are closed: in a picture of a page no one can open them. */
export function withoutPopovers(html: string): string {
  const fragment = parseFragment(html);
  removePopovers(fragment.childNodes);
  return serialize(fragment);
}

function removePopovers(nodes: readonly Node[]): void {
  for (const node of nodes.slice()) {
    if (!tree.isElementNode(node)) continue;
    if (node.attrs.some(({ name }) => name === 'popover')) tree.detachNode(node);
    else removePopovers(node.childNodes);
  }
}
