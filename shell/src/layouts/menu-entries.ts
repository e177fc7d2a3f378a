import { createContext, use } from 'react';
import { useSession } from '@drove/shared-auth';
import { entriesOf, type Audience, type MenuEntry, type MenuName } from '@drove/federation/registry';
import { audienceOf, isActive } from './audience';
import { useSide } from './sides';

/** The places in the menus of every remote, as its release that this browser gets names them. */
export const MenuEntries = createContext<MenuEntry[]>([]);

/** Who is here, as menus know it. */
export function useAudience(): Audience {
  const side = useSide(use(MenuEntries));
  return audienceOf(useSession(), side);
}

/** The entries of a menu for who is here, in order. */
export function useMenu(menu: MenuName): MenuEntry[] {
  const all = use(MenuEntries);
  const audience = useAudience();
  return entriesOf(all, menu, { audience, isActive: isActive(useSession()) });
}
