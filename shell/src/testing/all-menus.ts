import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMenus, type MenuEntry } from '@drove/federation/registry';

const root = join(__dirname, '../../..');

/** The entries that the remotes of this checkout name: what people see. */
export const allMenus: MenuEntry[] = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .flatMap((folder) => {
    const { menus } = JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
      menus?: unknown;
    };
    return readMenus(menus);
  });
