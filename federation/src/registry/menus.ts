/** Where the shell shows entries, and whether they have an icon there. */
export const menus = {
  /** At the top of each page, on wide screens. */
  header: { hasIcons: false },
  /** The header's buttons of a visitor; the last one is the main one. */
  'ways-in': { hasIcons: false },
  bell: { hasIcons: true },
  /** The bar at the bottom of a phone. */
  tabs: { hasIcons: true },
  /** The dashboard's menu: its beginning, one part by who is there, its end. */
  dashboard: { hasIcons: true },
  renting: { hasIcons: true },
  hosting: { hasIcons: true },
  administration: { hasIcons: true },
  'dashboard-end': { hasIcons: true },
  /** The menu of the header's account button. */
  account: { hasIcons: true },
  /** The end of what the phone's account tab opens, below the dashboard's menu. */
  sheet: { hasIcons: false },
  footer: { hasIcons: false },
  legal: { hasIcons: false },
  /** The one line that signing in and the dashboard end with. */
  'legal-short': { hasIcons: false },
} as const;
export type MenuName = keyof typeof menus;

/** Who looks at a page: each session is exactly one of them. */
export const audiences = [
  /** It is not known yet. */
  'unknown',
  'visitor',
  /** Signed in, but the profile could not be loaded, or is closed. */
  'without-profile',
  /** Rents only. */
  'customer',
  /** Rents and hosts: at the one side of the account, and at the other. */
  'owner-renting',
  'owner-hosting',
  'admin',
] as const;
export type Audience = (typeof audiences)[number];

/** Icons that an entry may have; the shell draws them. */
export const menuIcons = [
  'account',
  'alert',
  'bell',
  'calendar',
  'car',
  'check',
  'document',
  'heart',
  'help',
  'home',
  'info',
  'leave',
  'messages',
  'money',
  'people',
  'plus',
  'search',
  'shield',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** What a shell of this checkout says of its menus. */
export const drawnMenus = () => ({ names: Object.keys(menus), icons: [...menuIcons] });

/** What the shell counts, to be shown at an entry. */
export const menuCounts = ['messages', 'notifications'] as const;

/** One place of the app in the shell's menus, as `remote.json` names it. */
export interface MenuEntry {
  in: string[];
  path: string;
  label: string;
  /** From small to large, over all remotes. */
  order: number;
  icon?: MenuIcon;
  /** Who sees it; by default anyone who sees the menu. */
  for?: string[];
  /** Not for a suspended account. */
  active?: boolean;
  /** Current only at exactly its path, not below it. */
  exact?: boolean;
  /** Further paths at which people are at this place. */
  also?: string[];
  /** Shows how many of them are unread. */
  count?: (typeof menuCounts)[number];
}

type Fields = Record<string, unknown>;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOptional = (value: unknown, rule: (value: unknown) => boolean) => value === undefined || rule(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown) => typeof value === 'boolean';
const isPath = (value: unknown) => isText(value) && value.startsWith('/');

/** Whether a value has an entry's shape; what its names mean, and whether they are known, is for the gate. */
export function isMenuEntry(value: unknown): value is MenuEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Fields;
  return (
    isTexts(entry['in']) &&
    isPath(entry['path']) &&
    isText(entry['label']) &&
    Number.isFinite(entry['order']) &&
    isOptional(entry['icon'], isText) &&
    isOptional(entry['for'], isTexts) &&
    isOptional(entry['active'], isFlag) &&
    isOptional(entry['exact'], isFlag) &&
    isOptional(entry['also'], isTexts) &&
    isOptional(entry['count'], isText)
  );
}

/** The entries of a release that can be shown; what is not legible is left out. */
export const readMenus = (value: unknown): MenuEntry[] =>
  Array.isArray(value) ? value.filter(isMenuEntry) : [];

/** The entries of one menu as someone sees it, in order. */
export function entriesOf(
  all: MenuEntry[],
  menu: MenuName,
  { audience, isActive }: { audience: Audience; isActive: boolean },
): MenuEntry[] {
  return all
    .filter(
      (entry) =>
        entry.in.includes(menu) && (entry.for?.includes(audience) ?? true) && (isActive || !entry.active),
    )
    .toSorted((one, other) => one.order - other.order || (one.path < other.path ? -1 : 1));
}

/** Whether an address is a path or below it. */
export const isBelow = (path: string, pathname: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Whether people are at an entry's place. */
export function isAtEntry({ path, exact = false, also = [] }: MenuEntry, pathname: string): boolean {
  if (exact) return path === pathname;
  return [path, ...also].some((one) => isBelow(one, pathname));
}
