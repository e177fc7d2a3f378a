import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

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
