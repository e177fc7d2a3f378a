import type { MenuIcon } from '@drove/federation/registry';

/** Line icons on a 24 × 24 grid, drawn for this product. */
export const iconPaths = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0',
  alert: 'M12 8v5M12 16.5v.01M10.3 4 2.8 17a2 2 0 0 0 1.7 3h15a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0',
  calendar: 'M4 9.5h16M8 3v4M16 3v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  car: 'M4 16v-3.5l2-5A2.5 2.5 0 0 1 8.3 6h7.4A2.5 2.5 0 0 1 18 7.5l2 5V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM4.5 12.5h15M6 17v2M18 17v2M7.5 14.8h.01M16.5 14.8h.01',
  check: 'M5 12.5 10 17.5 19.5 7',
  chevron: 'm7 10 5 5 5-5',
  close: 'm6 6 12 12M18 6 6 18',
  document: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8ZM14 3v5h5M9 13h6M9 17h4',
  heart: 'M12 20 4.7 12.6a4.7 4.7 0 0 1 6.6-6.7l.7.7.7-.7a4.7 4.7 0 0 1 6.6 6.7Z',
  help: 'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8M12 16.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  home: 'M4 11 12 4l8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-6h4v6',
  info: 'M12 11v5.5M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  leave: 'M10 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h4M15 8l4 4-4 4M19 12H9',
  messages:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 4v-4h-1A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5ZM8 9h8M8 12h5',
  money:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12h.01M17.5 12h.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5',
  plus: 'M12 5v14M5 12h14',
  search: 'm20 20-4.5-4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  shield: 'M12 3 5 6v5.5c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.5V6ZM9 12l2.2 2.2L15.5 10',
} as const satisfies Record<MenuIcon, string> & Record<string, string>;

export type IconName = keyof typeof iconPaths;
