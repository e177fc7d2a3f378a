import { menus, type Audience, type MenuEntry, type MenuName } from '@drove/federation/registry';
import { iconPaths } from '../icons/icon-paths';

/*
 * No build of the shell knows the menus: they are the remotes'. So layouts are drawn with one entry in each menu that
 * stands for any, and what was drawn of it is a pattern that the page's server repeats for the live ones.
 */
const LABEL = 'menu-entry';
const ICON = 'shield';
const pathOf = (menu: string) => `/${LABEL}/${menu}`;

/** One entry in each menu, at a path that is not the app's. */
export const standIns: MenuEntry[] = (Object.keys(menus) as MenuName[]).map((menu) => ({
  in: [menu],
  path: pathOf(menu),
  label: LABEL,
  order: 0,
  ...(menus[menu].hasIcons ? { icon: ICON } : {}),
}));

/** What is drawn of one entry: at another page, and at its own. */
export type ItemPattern = [other: string, current: string];

const item = new RegExp(
  `<(?<tag>li|a)\\b(?:(?!</\\k<tag>>|<li\\b)[^])*#${pathOf('(?<menu>[a-z-]+)')}"(?:(?!</\\k<tag>>|<li\\b)[^])*>${LABEL}(?=<)[^]*?</\\k<tag>>`,
  'g',
);

/** A layout with a slot for each of its menus, and what was drawn of one entry of them. */
export function takeItems(html: string, audience: Audience): { html: string; items: Map<string, string> } {
  const items = new Map<string, string>();
  const withSlots = html.replace(item, (drawn, ...groups) => {
    const { menu } = groups.at(-1) as { menu: string };
    items.set(
      menu,
      drawn
        .replaceAll(`#${pathOf(menu)}"`, '#{path}"')
        .replaceAll(`>${LABEL}<`, '>{label}<')
        .replaceAll(`"${iconPaths[ICON]}"`, '"{icon}"'),
    );
    return `<i data-menu="${menu}" data-for="${audience}"></i>`;
  });
  // Elsewhere an entry is only led to, in what cannot be used before the app is there.
  return { html: withSlots.replaceAll(new RegExp(`#${pathOf('[a-z-]+')}"`, 'g'), '#/"'), items };
}

/** The address at which a menu's entry is the current one. */
export const currentAt = pathOf;
