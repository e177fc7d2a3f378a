import { menuSlot } from '@drove/federation/frames/frames-file';
import { entriesOf, isAtEntry, type Audience, type MenuName } from '@drove/federation/registry';
import type { PageFrames } from './page-frames';
import { escaped } from './escaped';

/**
 * A layout with the live entries in the slots of its menus.
 *
 * @param path where it is shown, whose entry is the current one
 */
export function fillMenus(
  html: string,
  { shell, menus }: Pick<PageFrames, 'shell' | 'menus'>,
  path: string,
): string {
  const { items = {}, icons = {} } = shell;
  return html.replace(menuSlot, (_slot, menu: MenuName, audience: Audience) => {
    const [other = '', current = ''] = items[menu] ?? [];
    const entries = entriesOf(menus, menu, { audience, isActive: true });
    const here = entries.find((entry) => isAtEntry(entry, path));
    return entries
      .map((entry) =>
        (entry === here ? current : other)
          .replaceAll('{path}', () => escaped(entry.path))
          .replaceAll('{label}', () => escaped(entry.label))
          .replaceAll('{icon}', () => icons[entry.icon ?? ''] ?? ''),
      )
      .join('');
  });
}
